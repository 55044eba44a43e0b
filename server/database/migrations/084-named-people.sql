-- Staff who sign in to the administration under their own name: what their sessions may do. NULL: everything.
ALTER TABLE token ADD COLUMN admin_role TEXT;
