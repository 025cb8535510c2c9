CREATE TABLE `album_event` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`album_id` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `album_event_album` ON `album_event` (`album_id`);--> statement-breakpoint
CREATE INDEX `album_event_user` ON `album_event` (`user_id`,`at`);--> statement-breakpoint
ALTER TABLE `album` ADD `gone_at` integer;--> statement-breakpoint
ALTER TABLE `album` ADD `missed_by` integer;
--> statement-breakpoint
DROP TRIGGER sync_album_changed;
--> statement-breakpoint
CREATE TRIGGER sync_album_changed AFTER UPDATE OF title, artist, bandcamp_url, cover_url, rating, notes, release_date, track_count, list, bandcamp_tags, user_tags, added_at, preview_title, verdict, verdict_at, paid, paid_currency, formats, downloaded_at, track_text, label, price, currency, is_name_price, is_preorder, purchased_at, gone_at, source_key, preview_track_id, version, changed, deleted_at ON album
WHEN new.title IS NOT old.title OR new.artist IS NOT old.artist OR new.bandcamp_url IS NOT old.bandcamp_url OR new.cover_url IS NOT old.cover_url OR new.rating IS NOT old.rating OR new.notes IS NOT old.notes OR new.release_date IS NOT old.release_date OR new.track_count IS NOT old.track_count OR new.list IS NOT old.list OR new.bandcamp_tags IS NOT old.bandcamp_tags OR new.user_tags IS NOT old.user_tags OR new.added_at IS NOT old.added_at OR new.preview_title IS NOT old.preview_title OR new.verdict IS NOT old.verdict OR new.verdict_at IS NOT old.verdict_at OR new.paid IS NOT old.paid OR new.paid_currency IS NOT old.paid_currency OR new.formats IS NOT old.formats OR new.downloaded_at IS NOT old.downloaded_at OR new.track_text IS NOT old.track_text OR new.label IS NOT old.label OR new.price IS NOT old.price OR new.currency IS NOT old.currency OR new.is_name_price IS NOT old.is_name_price OR new.is_preorder IS NOT old.is_preorder OR new.purchased_at IS NOT old.purchased_at OR new.gone_at IS NOT old.gone_at OR new.source_key IS NOT old.source_key OR new.preview_track_id IS NOT old.preview_track_id OR new.version IS NOT old.version OR new.changed IS NOT old.changed OR new.deleted_at IS NOT old.deleted_at
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'album', new.id FROM sync_state WHERE user_id = new.user_id AND revision >= new.changed ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER album_event_added AFTER INSERT ON album WHEN new.deleted_at IS NULL
BEGIN
  INSERT INTO album_event (user_id, album_id, at, kind) VALUES (new.user_id, new.id, new.changed, 'added');
END;
--> statement-breakpoint
CREATE TRIGGER album_event_changed AFTER UPDATE OF rating, list, price, currency, is_preorder, gone_at ON album
WHEN old.deleted_at IS NULL AND new.deleted_at IS NULL AND (new.rating IS NOT old.rating OR new.list IS NOT old.list OR new.price IS NOT old.price
  OR new.currency IS NOT old.currency OR new.is_preorder IS NOT old.is_preorder OR new.gone_at IS NOT old.gone_at)
BEGIN
  INSERT INTO album_event (user_id, album_id, at, kind, before, after)
  SELECT new.user_id, new.id, new.changed, 'rated', old.rating, new.rating WHERE new.rating IS NOT old.rating
  UNION ALL SELECT new.user_id, new.id, new.changed, 'moved', old.list, new.list WHERE new.list IS NOT old.list
  UNION ALL SELECT new.user_id, new.id, new.changed, 'price', old.price || ' ' || old.currency, new.price || ' ' || new.currency
    WHERE old.price || ' ' || old.currency <> new.price || ' ' || new.currency
  UNION ALL SELECT new.user_id, new.id, new.changed, 'out', NULL, NULL WHERE old.is_preorder = 1 AND new.is_preorder = 0
  UNION ALL SELECT new.user_id, new.id, new.changed, iif(new.gone_at IS NULL, 'back', 'gone'), NULL, NULL
    WHERE (new.gone_at IS NULL) <> (old.gone_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER album_event_limit AFTER INSERT ON album_event WHEN new.kind <> 'added'
BEGIN
  DELETE FROM album_event WHERE album_id = new.album_id
    AND id <= (SELECT id FROM album_event WHERE album_id = new.album_id ORDER BY id DESC LIMIT 1 OFFSET 50);
END;
