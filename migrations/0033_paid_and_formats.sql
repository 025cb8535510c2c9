ALTER TABLE `album` ADD `paid` integer;--> statement-breakpoint
ALTER TABLE `album` ADD `paid_currency` text;--> statement-breakpoint
ALTER TABLE `album` ADD `formats` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
DROP TRIGGER sync_album_changed;--> statement-breakpoint
CREATE TRIGGER sync_album_changed AFTER UPDATE OF title, artist, bandcamp_url, cover_url, rating, notes, release_date, track_count, list, bandcamp_tags, user_tags, added_at, preview_title, verdict, verdict_at, paid, paid_currency, formats, track_text, label, price, currency, is_name_price, is_preorder, purchased_at, source_key, preview_track_id, version, changed, deleted_at ON album
WHEN new.title IS NOT old.title OR new.artist IS NOT old.artist OR new.bandcamp_url IS NOT old.bandcamp_url OR new.cover_url IS NOT old.cover_url OR new.rating IS NOT old.rating OR new.notes IS NOT old.notes OR new.release_date IS NOT old.release_date OR new.track_count IS NOT old.track_count OR new.list IS NOT old.list OR new.bandcamp_tags IS NOT old.bandcamp_tags OR new.user_tags IS NOT old.user_tags OR new.added_at IS NOT old.added_at OR new.preview_title IS NOT old.preview_title OR new.verdict IS NOT old.verdict OR new.verdict_at IS NOT old.verdict_at OR new.paid IS NOT old.paid OR new.paid_currency IS NOT old.paid_currency OR new.formats IS NOT old.formats OR new.track_text IS NOT old.track_text OR new.label IS NOT old.label OR new.price IS NOT old.price OR new.currency IS NOT old.currency OR new.is_name_price IS NOT old.is_name_price OR new.is_preorder IS NOT old.is_preorder OR new.purchased_at IS NOT old.purchased_at OR new.source_key IS NOT old.source_key OR new.preview_track_id IS NOT old.preview_track_id OR new.version IS NOT old.version OR new.changed IS NOT old.changed OR new.deleted_at IS NOT old.deleted_at
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'album', new.id FROM sync_state WHERE user_id = new.user_id AND revision >= new.changed ON CONFLICT DO NOTHING;
END;
