"""Several processes as one bot: which shards this one has connected, hands over and takes over, and its part of the
requests that Discord allows. Start at `cluster.Cluster`; what is agreed stands in the store (`bot.store.leases`).
"""
