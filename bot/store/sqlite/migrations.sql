-- The tables, and how older files become newer ones: below "==== N" is what a file of N - 1 migrations needs.
-- What stands here once is never changed. `schema.py` carries it out, one statement after another.

-- ==== 1
CREATE TABLE session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    guild INTEGER,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    host INTEGER NOT NULL,
    options TEXT NOT NULL,
    holders TEXT NOT NULL,
    seq INTEGER NOT NULL,
    moved INTEGER NOT NULL,
    asked TEXT NOT NULL,
    windows TEXT NOT NULL,
    undo TEXT,
    seed TEXT,
    created REAL NOT NULL,
    started REAL,
    ended REAL,
    announced INTEGER NOT NULL,
    message INTEGER
);
CREATE UNIQUE INDEX session_live_channel ON session (channel) WHERE status IN ('lobby', 'playing');
CREATE INDEX session_channel ON session (channel, id);
CREATE TABLE log (
    session INTEGER NOT NULL REFERENCES session (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at REAL NOT NULL,
    seat INTEGER,
    body TEXT NOT NULL,
    events BLOB NOT NULL,
    user INTEGER,
    interaction INTEGER,
    PRIMARY KEY (session, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX log_interaction ON log (interaction) WHERE interaction IS NOT NULL;
CREATE TABLE snapshot (
    session INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    kept INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (session, seq)
) WITHOUT ROWID;
CREATE TABLE receipt (
    session INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    validate_ms REAL,
    store_ms REAL,
    draw_ms REAL,
    encode_ms REAL,
    deliver_ms REAL,
    sent_bytes INTEGER,
    view_hash TEXT,
    PRIMARY KEY (session, seq)
) WITHOUT ROWID;
CREATE TABLE heartbeat (
    process TEXT PRIMARY KEY,
    pid INTEGER NOT NULL,
    started REAL NOT NULL,
    beat REAL NOT NULL
) WITHOUT ROWID;

-- ==== 2
CREATE TABLE letter (
    session INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    channel INTEGER,
    message INTEGER,
    question TEXT NOT NULL,
    shown TEXT NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY (session, seat)
) WITHOUT ROWID;

-- ==== 3
ALTER TABLE session ADD COLUMN affairs TEXT NOT NULL DEFAULT '{}';
ALTER TABLE session ADD COLUMN due REAL;
ALTER TABLE session ADD COLUMN result TEXT;
ALTER TABLE session ADD COLUMN retiring TEXT NOT NULL DEFAULT '[]';
CREATE INDEX session_guild ON session (guild, ended) WHERE result IS NOT NULL;
CREATE INDEX session_live_guild ON session (guild) WHERE status IN ('lobby', 'playing');
CREATE TABLE person (user INTEGER PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE guild (guild INTEGER PRIMARY KEY, body TEXT NOT NULL, edits INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE audit (
    guild INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (guild, number)
) WITHOUT ROWID;
CREATE TABLE looked (
    session INTEGER NOT NULL,
    user INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (session, user)
) WITHOUT ROWID;
CREATE TABLE standing (
    session INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    user INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (session, seat, number)
) WITHOUT ROWID;
CREATE TABLE reminder (
    session INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    user INTEGER NOT NULL,
    at REAL NOT NULL,
    body TEXT NOT NULL,
    sent INTEGER NOT NULL,
    PRIMARY KEY (session, seat, number)
) WITHOUT ROWID;
CREATE INDEX reminder_unsent ON reminder (at) WHERE sent = 0;
CREATE INDEX session_due ON session (due) WHERE due IS NOT NULL;

-- ==== 4
ALTER TABLE log ADD COLUMN known TEXT;
ALTER TABLE log ADD COLUMN how TEXT;

-- ==== 5
ALTER TABLE reminder RENAME TO errand;
ALTER TABLE errand ADD COLUMN kind TEXT NOT NULL DEFAULT 'reminder';

-- ==== 6
-- No column has a name that other engines reserve, and tables are named after what they hold.
ALTER TABLE letter RENAME TO hand_message;
ALTER TABLE errand RENAME TO notification;
ALTER TABLE standing RENAME TO standing_order;
ALTER TABLE log RENAME COLUMN user TO user_id;
ALTER TABLE hand_message RENAME COLUMN user TO user_id;
ALTER TABLE person RENAME COLUMN user TO user_id;
ALTER TABLE audit RENAME COLUMN user TO user_id;
ALTER TABLE looked RENAME COLUMN user TO user_id;
ALTER TABLE standing_order RENAME COLUMN user TO user_id;
ALTER TABLE notification RENAME COLUMN user TO user_id;
DROP INDEX reminder_unsent;
CREATE INDEX notification_unsent ON notification (at) WHERE sent = 0;
ALTER TABLE session RENAME COLUMN affairs TO table_state;
-- The number of the session's last change; all sessions share one count.
ALTER TABLE session ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
UPDATE session SET change = id;
CREATE UNIQUE INDEX session_change ON session (change);

-- ==== 7
ALTER TABLE session ADD COLUMN version INTEGER;
UPDATE session SET version = 1 WHERE seed IS NOT NULL;

-- ==== 8
CREATE TABLE draft (
    session INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (session, seat)
) WITHOUT ROWID;

-- ==== 9
UPDATE session SET due = created + 86400 WHERE status = 'lobby';

-- ==== 10
CREATE TABLE direct_channel (
    user_id INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL
) WITHOUT ROWID;

-- ==== 11
ALTER TABLE heartbeat ADD COLUMN shard TEXT DEFAULT '';
ALTER TABLE heartbeat ADD COLUMN place TEXT NOT NULL DEFAULT '';
ALTER TABLE heartbeat ADD COLUMN born INTEGER NOT NULL DEFAULT 0;

-- ==== 12
CREATE INDEX session_seed ON session (seed) WHERE seed IS NOT NULL;
UPDATE session SET table_state = json_set(table_state, '$.imported', json('true')) WHERE EXISTS
    (SELECT 1 FROM log WHERE log.session = session.id AND log.seq = 1 AND log.kind = 'import');

-- ==== 13
-- A text is an object, no longer a list, so that it can hold lists and texts.
UPDATE standing_order SET body = json_set(
    body,
    '$.prompt', json_object(
        'key', json_extract(body, '$.prompt[0]'), 'values', json_extract(body, '$.prompt[1]')
    ),
    '$.labels', (
        SELECT json_group_array(json_object(
            'key', json_extract(value, '$[0]'), 'values', json_extract(value, '$[1]')
        ))
        FROM json_each(body, '$.labels')
    )
);

-- ==== 14
CREATE TABLE call_message (
    session INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    question TEXT NOT NULL,
    people TEXT NOT NULL
) WITHOUT ROWID;

-- ==== 15
CREATE INDEX log_offer ON log (user_id, at) WHERE kind = 'offer';

-- ==== 16
-- What is asked of all games that are over, without reading them: who is named, how many there are, which
-- results are new, and which are still to be announced.
CREATE TABLE named (
    session INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (session, user_id)
) WITHOUT ROWID;
CREATE INDEX named_user ON named (user_id, session);
INSERT INTO named SELECT DISTINCT session, user_id FROM log WHERE user_id IS NOT NULL;
INSERT INTO named SELECT session.id, session.host FROM session WHERE status NOT IN ('lobby', 'playing')
    UNION SELECT session.id, atom FROM session, json_tree(session.holders)
        WHERE status NOT IN ('lobby', 'playing') AND type = 'integer' AND atom > 0
    UNION SELECT session.id, atom FROM session, json_tree(session.table_state)
        WHERE status NOT IN ('lobby', 'playing') AND type = 'integer' AND atom > 1048576
    UNION SELECT session.id, CAST(key AS INTEGER) FROM session, json_tree(session.table_state)
        WHERE status NOT IN ('lobby', 'playing') AND typeof(key) = 'text' AND CAST(key AS INTEGER) > 1048576
    UNION SELECT session.id, atom FROM session, json_tree(coalesce(session.result, '{}'))
        WHERE status NOT IN ('lobby', 'playing') AND type = 'integer' AND atom > 1048576
    ON CONFLICT (session, user_id) DO NOTHING;
CREATE TRIGGER named_by_line AFTER INSERT ON log WHEN NEW.user_id IS NOT NULL BEGIN
    INSERT INTO named VALUES (NEW.session, NEW.user_id) ON CONFLICT (session, user_id) DO NOTHING;
END;
CREATE TRIGGER named_when_made AFTER INSERT ON session WHEN NEW.status NOT IN ('lobby', 'playing') BEGIN
    INSERT INTO named SELECT NEW.id, NEW.host FROM (SELECT 1) WHERE true
        UNION SELECT NEW.id, atom FROM (SELECT 1), json_tree(NEW.holders)
            WHERE true AND type = 'integer' AND atom > 0
        UNION SELECT NEW.id, atom FROM (SELECT 1), json_tree(NEW.table_state)
            WHERE true AND type = 'integer' AND atom > 1048576
        UNION SELECT NEW.id, CAST(key AS INTEGER) FROM (SELECT 1), json_tree(NEW.table_state)
            WHERE true AND typeof(key) = 'text' AND CAST(key AS INTEGER) > 1048576
        UNION SELECT NEW.id, atom FROM (SELECT 1), json_tree(coalesce(NEW.result, '{}'))
            WHERE true AND type = 'integer' AND atom > 1048576
        ON CONFLICT (session, user_id) DO NOTHING;
END;
CREATE TRIGGER named_when_over AFTER UPDATE OF status, host, holders, table_state, result ON session
    WHEN NEW.status NOT IN ('lobby', 'playing') BEGIN
    INSERT INTO named SELECT NEW.id, NEW.host FROM (SELECT 1) WHERE true
        UNION SELECT NEW.id, atom FROM (SELECT 1), json_tree(NEW.holders)
            WHERE true AND type = 'integer' AND atom > 0
        UNION SELECT NEW.id, atom FROM (SELECT 1), json_tree(NEW.table_state)
            WHERE true AND type = 'integer' AND atom > 1048576
        UNION SELECT NEW.id, CAST(key AS INTEGER) FROM (SELECT 1), json_tree(NEW.table_state)
            WHERE true AND typeof(key) = 'text' AND CAST(key AS INTEGER) > 1048576
        UNION SELECT NEW.id, atom FROM (SELECT 1), json_tree(coalesce(NEW.result, '{}'))
            WHERE true AND type = 'integer' AND atom > 1048576
        ON CONFLICT (session, user_id) DO NOTHING;
END;
CREATE TABLE tally (
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (game, status)
) WITHOUT ROWID;
INSERT INTO tally SELECT game, status, count(*) FROM session GROUP BY game, status;
CREATE TRIGGER tally_new AFTER INSERT ON session BEGIN
    INSERT INTO tally VALUES (NEW.game, NEW.status, 1)
        ON CONFLICT (game, status) DO UPDATE SET number = number + 1;
END;
CREATE TRIGGER tally_gone AFTER DELETE ON session BEGIN
    UPDATE tally SET number = number - 1 WHERE game = OLD.game AND status = OLD.status;
END;
CREATE TRIGGER tally_turned AFTER UPDATE OF status ON session WHEN OLD.status != NEW.status BEGIN
    UPDATE tally SET number = number - 1 WHERE game = OLD.game AND status = OLD.status;
    INSERT INTO tally VALUES (NEW.game, NEW.status, 1)
        ON CONFLICT (game, status) DO UPDATE SET number = number + 1;
END;
CREATE INDEX session_result ON session (guild, change)
    WHERE started IS NOT NULL AND (result IS NOT NULL OR status = 'abandoned');
CREATE INDEX session_unshown ON session (id)
    WHERE status NOT IN ('lobby', 'playing') AND (announced < seq OR retiring != '[]');
CREATE INDEX notification_kind ON notification (kind, sent);

-- ==== 17
-- What is sent is counted as it is sent, and what is a person's is found by the person.
CREATE TABLE sent_notification (
    kind TEXT PRIMARY KEY,
    number INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO sent_notification SELECT kind, count(*) FROM notification WHERE sent > 0 GROUP BY kind;
CREATE TRIGGER sent_new AFTER INSERT ON notification WHEN NEW.sent > 0 BEGIN
    INSERT INTO sent_notification VALUES (NEW.kind, 1)
        ON CONFLICT (kind) DO UPDATE SET number = number + 1;
END;
CREATE TRIGGER sent_gone AFTER DELETE ON notification WHEN OLD.sent > 0 BEGIN
    UPDATE sent_notification SET number = number - 1 WHERE kind = OLD.kind;
END;
CREATE TRIGGER sent_turned AFTER UPDATE OF sent ON notification WHEN (OLD.sent > 0) != (NEW.sent > 0) BEGIN
    INSERT INTO sent_notification VALUES (NEW.kind, NEW.sent > 0)
        ON CONFLICT (kind) DO UPDATE SET number = number + (NEW.sent > 0) - (OLD.sent > 0);
END;
DROP INDEX notification_kind;
CREATE INDEX notification_user ON notification (user_id);
CREATE INDEX looked_user ON looked (user_id);
CREATE INDEX hand_message_user ON hand_message (user_id);
CREATE INDEX standing_order_user ON standing_order (user_id);
CREATE INDEX draft_user ON draft (user_id);
CREATE INDEX audit_user ON audit (user_id);
CREATE INDEX session_ended ON session (coalesce(ended, created)) WHERE status NOT IN ('lobby', 'playing');

-- ==== 18
-- From when on no person has moved, for games that began before that was noted.
UPDATE session SET table_state = json_set(table_state, '$.idle_since', coalesce(
    (SELECT max(at) FROM log
        WHERE log.session = session.id AND kind IN ('start', 'move') AND user_id IS NOT NULL),
    started, created
)) WHERE status = 'playing';

-- ==== 19
-- A process tells for how long it has been at the oldest piece of its work.
ALTER TABLE heartbeat ADD COLUMN working REAL;

-- ==== 20
CREATE INDEX log_import ON log (user_id, at) WHERE kind = 'import';

-- ==== 21
-- How far people are in lessons, and the move that they are building up there.
CREATE TABLE lesson (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    beat TEXT NOT NULL,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    begun TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (user_id, game, lesson)
) WITHOUT ROWID;
CREATE INDEX lesson_at ON lesson (at);

-- ==== 22
-- A coach is wanted in first games, always or never, no longer just wanted or not.
UPDATE person SET body = json_set(body, '$.coach', 'always') WHERE json_extract(body, '$.coach') = 1;

-- ==== 23
-- The direct message that tells the host of a table who has joined.
CREATE TABLE host_message (
    session INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    told TEXT NOT NULL
);

-- ==== 24
-- Who waits for a table of a game, who let a table fall, and what a server was told that it is told only rarely.
CREATE TABLE ticket (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    name TEXT NOT NULL,
    pace TEXT NOT NULL,
    hours TEXT NOT NULL,
    made REAL NOT NULL,
    ends REAL NOT NULL,
    PRIMARY KEY (user_id, game)
) WITHOUT ROWID;
CREATE INDEX ticket_guild ON ticket (guild);
CREATE INDEX ticket_ends ON ticket (ends);
CREATE TABLE fall (
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (user_id, at)
) WITHOUT ROWID;
CREATE INDEX fall_at ON fall (at);
CREATE TABLE guild_notice (
    guild INTEGER NOT NULL,
    kind TEXT NOT NULL,
    session INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild, kind, session)
) WITHOUT ROWID;
CREATE INDEX guild_notice_at ON guild_notice (at);
CREATE INDEX guild_notice_session ON guild_notice (session);
CREATE INDEX notification_call ON notification (at) WHERE kind = 'call';

-- ==== 25
-- What people write down for themselves at a seat.
CREATE TABLE note (
    session INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    body TEXT NOT NULL,
    at REAL NOT NULL,
    handed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (session, seat, user_id)
) WITHOUT ROWID;
CREATE INDEX note_user ON note (user_id);

-- ==== 26
-- Which processes are alive, and which of them serves which shard. What was known of those before is left out: none of
-- them is alive.
DROP TABLE heartbeat;
CREATE TABLE process (
    name TEXT PRIMARY KEY,
    pid INTEGER NOT NULL,
    started REAL NOT NULL,
    beat REAL NOT NULL,
    until REAL NOT NULL,
    claim TEXT NOT NULL,
    place TEXT NOT NULL,
    born INTEGER NOT NULL,
    waiting INTEGER NOT NULL,
    working REAL,
    leaving INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE lease (
    shard INTEGER PRIMARY KEY,
    term INTEGER NOT NULL,
    process TEXT NOT NULL,
    until REAL NOT NULL,
    heir TEXT NOT NULL,
    ready INTEGER NOT NULL
) WITHOUT ROWID;

-- ==== 27
-- Which interactions a process has taken while its shard changed hands, so that no other one answers them.
CREATE TABLE taken (
    interaction INTEGER PRIMARY KEY,
    at REAL NOT NULL
);
