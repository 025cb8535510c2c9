ALTER TABLE `crate` ADD `query` text;--> statement-breakpoint
ALTER TABLE `deleted_crate` ADD `query` text;