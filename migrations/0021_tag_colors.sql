ALTER TABLE `profile` ADD `tag_colors` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `tag_edit` ADD `colors` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER sync_tag_colors_changed AFTER UPDATE OF tag_colors ON profile WHEN new.tag_colors IS NOT old.tag_colors
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'profile', 0 FROM sync_state WHERE user_id = new.user_id ON CONFLICT DO NOTHING;
END;
