CREATE TABLE `sync_change` (
	`user_id` text NOT NULL,
	`revision` integer NOT NULL,
	`kind` text NOT NULL,
	`id` integer DEFAULT 0 NOT NULL,
	`crate_id` integer DEFAULT 0 NOT NULL,
	`position` integer,
	PRIMARY KEY(`user_id`, `revision`, `kind`, `id`, `crate_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_cursor` (
	`user_id` text NOT NULL,
	`revision` integer NOT NULL,
	PRIMARY KEY(`user_id`, `revision`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sync_state` (
	`user_id` text PRIMARY KEY NOT NULL,
	`epoch` text NOT NULL,
	`revision` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TRIGGER sync_album_added AFTER INSERT ON album WHEN new.deleted_at IS NULL
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'album', new.id FROM sync_state WHERE user_id = new.user_id AND revision >= new.changed ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER sync_album_changed AFTER UPDATE OF title, artist, bandcamp_url, cover_url, rating, notes, release_date, track_count, list, bandcamp_tags, user_tags, added_at, preview_title, label, price, currency, is_name_price, is_preorder, purchased_at, source_key, preview_track_id, version, changed, deleted_at ON album
WHEN new.title IS NOT old.title OR new.artist IS NOT old.artist OR new.bandcamp_url IS NOT old.bandcamp_url OR new.cover_url IS NOT old.cover_url OR new.rating IS NOT old.rating OR new.notes IS NOT old.notes OR new.release_date IS NOT old.release_date OR new.track_count IS NOT old.track_count OR new.list IS NOT old.list OR new.bandcamp_tags IS NOT old.bandcamp_tags OR new.user_tags IS NOT old.user_tags OR new.added_at IS NOT old.added_at OR new.preview_title IS NOT old.preview_title OR new.label IS NOT old.label OR new.price IS NOT old.price OR new.currency IS NOT old.currency OR new.is_name_price IS NOT old.is_name_price OR new.is_preorder IS NOT old.is_preorder OR new.purchased_at IS NOT old.purchased_at OR new.source_key IS NOT old.source_key OR new.preview_track_id IS NOT old.preview_track_id OR new.version IS NOT old.version OR new.changed IS NOT old.changed OR new.deleted_at IS NOT old.deleted_at
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'album', new.id FROM sync_state WHERE user_id = new.user_id AND revision >= new.changed ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER sync_album_deleted AFTER DELETE ON album
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'album', old.id FROM sync_state WHERE user_id = old.user_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER sync_crate_added AFTER INSERT ON crate
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'crate', new.id FROM sync_state WHERE user_id = new.user_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER sync_crate_changed AFTER UPDATE OF name, description, is_favorite, position, version, album_count, front ON crate
WHEN new.name IS NOT old.name OR new.description IS NOT old.description OR new.is_favorite IS NOT old.is_favorite OR new.position IS NOT old.position OR new.version IS NOT old.version OR new.album_count IS NOT old.album_count OR new.front IS NOT old.front
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'crate', new.id FROM sync_state WHERE user_id = new.user_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER sync_crate_deleted AFTER DELETE ON crate
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'crate', old.id FROM sync_state WHERE user_id = old.user_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER sync_member_added AFTER INSERT ON crate_album
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id, crate_id, position)
  SELECT user_id, revision + 1, 'member', new.album_id, new.crate_id, new.position FROM sync_state WHERE user_id = new.user_id
  ON CONFLICT DO UPDATE SET position = excluded.position;
END;
--> statement-breakpoint
CREATE TRIGGER sync_member_moved AFTER UPDATE OF position ON crate_album WHEN new.position <> old.position
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id, crate_id, position)
  SELECT user_id, revision + 1, 'member', new.album_id, new.crate_id, new.position FROM sync_state WHERE user_id = new.user_id
  ON CONFLICT DO UPDATE SET position = excluded.position;
END;
--> statement-breakpoint
CREATE TRIGGER sync_member_removed AFTER DELETE ON crate_album
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id, crate_id, position)
  SELECT user_id, revision + 1, 'member', old.album_id, old.crate_id, NULL FROM sync_state WHERE user_id = old.user_id
  ON CONFLICT DO UPDATE SET position = excluded.position;
END;
--> statement-breakpoint
CREATE TRIGGER sync_user_changed AFTER UPDATE OF name, email, email_verified, image, role ON user
WHEN new.name IS NOT old.name OR new.email IS NOT old.email OR new.email_verified IS NOT old.email_verified OR new.image IS NOT old.image OR new.role IS NOT old.role
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'profile', 0 FROM sync_state WHERE user_id = new.id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER sync_profile_changed AFTER UPDATE OF username, items_per_page ON profile
WHEN new.username IS NOT old.username OR new.items_per_page IS NOT old.items_per_page
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'profile', 0 FROM sync_state WHERE user_id = new.user_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER sync_user_deleted BEFORE DELETE ON user
BEGIN
  DELETE FROM sync_state WHERE user_id = old.id;
END;
