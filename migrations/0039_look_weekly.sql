CREATE TABLE `weekly_look` (
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`username` text NOT NULL,
	`import_tags` integer NOT NULL,
	`next_at` integer NOT NULL,
	`import_id` integer,
	PRIMARY KEY(`user_id`, `list`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `weekly_look_next` ON `weekly_look` (`next_at`);--> statement-breakpoint
CREATE INDEX `weekly_look_import` ON `weekly_look` (`import_id`);