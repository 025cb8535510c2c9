ALTER TABLE `album` ADD `rated_at` integer;--> statement-breakpoint
ALTER TABLE `album` ADD `moved_at` integer;