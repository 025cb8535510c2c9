CREATE TABLE `import_change` (
	`user_id` text NOT NULL,
	`import_id` integer NOT NULL,
	`album_id` integer NOT NULL,
	`before` text,
	`filled` text,
	PRIMARY KEY(`user_id`, `import_id`, `album_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `import_chunk` (
	`user_id` text NOT NULL,
	`import_id` integer NOT NULL,
	`part` text NOT NULL,
	`chunk` integer NOT NULL,
	`token` text NOT NULL,
	`rows` integer NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`updated` integer DEFAULT 0 NOT NULL,
	`faulty` integer NOT NULL,
	`failed` text NOT NULL,
	PRIMARY KEY(`user_id`, `import_id`, `part`, `chunk`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `import_crate` (
	`user_id` text NOT NULL,
	`import_id` integer NOT NULL,
	`place` integer NOT NULL,
	`crate_id` integer NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`user_id`, `import_id`, `place`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `album` ADD `words` text GENERATED ALWAYS AS (substr(search_text, 1, instr(search_text, char(10)) + instr(substr(search_text, instr(search_text, char(10)) + 1), char(10)) - 1)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `album_user_words` ON `album` (`user_id`,`words`);--> statement-breakpoint
ALTER TABLE `crate` ADD `import_id` integer;--> statement-breakpoint
ALTER TABLE `crate_album` ADD `import_id` integer;--> statement-breakpoint
CREATE INDEX `crate_album_import` ON `crate_album` (`user_id`,`import_id`) WHERE "crate_album"."import_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `fan_import` ADD `file_name` text;--> statement-breakpoint
ALTER TABLE `fan_import` ADD `format` text;--> statement-breakpoint
ALTER TABLE `fan_import` ADD `mode` text;--> statement-breakpoint
ALTER TABLE `fan_import` ADD `crate_id` integer;--> statement-breakpoint
ALTER TABLE `fan_import` ADD `fingerprint` text;--> statement-breakpoint
ALTER TABLE `fan_import` ADD `updated` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `fan_import` ADD `undone_at` integer;