"""What a message is made of: buttons, menus, forms, pages, and the files that it keeps."""
