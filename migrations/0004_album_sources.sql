CREATE TABLE `album_source` (
	`user_id` text NOT NULL,
	`album_id` integer NOT NULL,
	`number` integer NOT NULL,
	`import_id` integer NOT NULL,
	`version` integer NOT NULL,
	`said` text NOT NULL,
	PRIMARY KEY(`album_id`, `number`),
	FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `album_source_import` ON `album_source` (`user_id`,`import_id`);