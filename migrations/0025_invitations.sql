CREATE TABLE `invitation` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitation_token_hash_unique` ON `invitation` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitation_creator` ON `invitation` (`created_by`);
--> statement-breakpoint
-- At Bandcamp the case of an address means nothing, so addresses there are now kept in lower case.
UPDATE OR IGNORE `album` SET `bandcamp_url` = lower(`bandcamp_url`)
WHERE `bandcamp_url` <> lower(`bandcamp_url`) AND (substr(bandcamp_url, 9, instr(substr(bandcamp_url, 9) || '/', '/') - 1) = 'bandcamp.com' OR substr(bandcamp_url, 9, instr(substr(bandcamp_url, 9) || '/', '/') - 1) LIKE '%.bandcamp.com');
--> statement-breakpoint
UPDATE OR IGNORE `album_alias` SET `address` = lower(`address`)
WHERE `address` <> lower(`address`) AND (substr(address, 9, instr(substr(address, 9) || '/', '/') - 1) = 'bandcamp.com' OR substr(address, 9, instr(substr(address, 9) || '/', '/') - 1) LIKE '%.bandcamp.com');
