ALTER TABLE `album` ADD `details_at` integer;--> statement-breakpoint
CREATE INDEX `album_user_import` ON `album` (`user_id`,`import_id`,`added_at`);--> statement-breakpoint
ALTER TABLE `fan_import` ADD `touched_at` integer;