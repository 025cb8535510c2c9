CREATE TABLE `share_list` (
	`share_id` integer NOT NULL,
	`sort` text NOT NULL,
	`user_id` text NOT NULL,
	`found_at` integer NOT NULL,
	`ids` text NOT NULL,
	`sums` text NOT NULL,
	PRIMARY KEY(`share_id`, `sort`),
	FOREIGN KEY (`share_id`) REFERENCES `share`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `share_list_user` ON `share_list` (`user_id`);--> statement-breakpoint
ALTER TABLE `album` DROP COLUMN `folded`;--> statement-breakpoint
ALTER TABLE `album` DROP COLUMN `half_folded`;--> statement-breakpoint
ALTER TABLE `album` ADD `folded_text` text;--> statement-breakpoint
ALTER TABLE `album` ADD `folded_tags` text;--> statement-breakpoint
ALTER TABLE `album` ADD `folded_label` text;
