CREATE TABLE `tag_edit` (
	`user_id` text NOT NULL,
	`edit` text NOT NULL,
	`rules` text NOT NULL,
	`crates` text DEFAULT '[]' NOT NULL,
	`previous` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `edit`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tag_rules` (
	`user_id` text PRIMARY KEY NOT NULL,
	`rules` text NOT NULL,
	`edit` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
