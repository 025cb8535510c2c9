CREATE TABLE `user` (
  `id` text PRIMARY KEY NOT NULL, `name` text NOT NULL, `email` text NOT NULL, `email_verified` integer DEFAULT false NOT NULL,
  `image` text, `role` text DEFAULT 'user' NOT NULL, `created_at` integer NOT NULL, `updated_at` integer NOT NULL, `banned_at` integer,
  `ban_reason` text, `deleted_at` integer, `two_factor_enabled` integer DEFAULT false NOT NULL,
  `database` integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX `user_email_unique` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `user_created` ON `user` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `user_role` ON `user` (`role`,`id`);--> statement-breakpoint
CREATE TABLE `session` (
  `id` text PRIMARY KEY NOT NULL, `user_id` text NOT NULL, `token` text NOT NULL, `expires_at` integer NOT NULL, `ip_address` text,
  `user_agent` text, `created_at` integer NOT NULL, `updated_at` integer NOT NULL,
  FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX `session_token_unique` ON `session` (`token`);--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_id`);--> statement-breakpoint
CREATE TABLE `account` (
  `id` text PRIMARY KEY NOT NULL, `user_id` text NOT NULL, `account_id` text NOT NULL, `provider_id` text NOT NULL, `issuer` text,
  `access_token` text, `refresh_token` text, `id_token` text, `access_token_expires_at` integer, `refresh_token_expires_at` integer,
  `scope` text, `password` text, `created_at` integer NOT NULL, `updated_at` integer NOT NULL,
  FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `account_user` ON `account` (`user_id`);--> statement-breakpoint
CREATE INDEX `account_provider` ON `account` (`provider_id`,`account_id`);--> statement-breakpoint
CREATE TABLE `two_factor` (
  `id` text PRIMARY KEY NOT NULL, `user_id` text NOT NULL, `secret` text NOT NULL, `backup_codes` text NOT NULL,
  `verified` integer DEFAULT true NOT NULL, `failed_verification_count` integer DEFAULT 0 NOT NULL, `locked_until` integer,
  `last_step` integer,
  FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `two_factor_user` ON `two_factor` (`user_id`);--> statement-breakpoint
CREATE TABLE `passkey` (
  `id` text PRIMARY KEY NOT NULL, `user_id` text NOT NULL, `name` text, `public_key` text NOT NULL, `credential_id` text NOT NULL,
  `counter` integer NOT NULL, `device_type` text NOT NULL, `backed_up` integer NOT NULL, `transports` text, `aaguid` text,
  `created_at` integer,
  FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `passkey_user` ON `passkey` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credential` ON `passkey` (`credential_id`);--> statement-breakpoint
CREATE TABLE `verification` (
  `id` text PRIMARY KEY NOT NULL, `identifier` text NOT NULL, `value` text NOT NULL, `expires_at` integer NOT NULL,
  `created_at` integer NOT NULL, `updated_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `verification_identifier` ON `verification` (`identifier`);--> statement-breakpoint
CREATE TABLE `access_token` (
  `id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `user_id` text NOT NULL, `name` text NOT NULL, `scope` text NOT NULL,
  `hash` text NOT NULL, `created_at` integer NOT NULL, `expires_at` integer NOT NULL, `last_used_at` integer,
  FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX `access_token_hash_unique` ON `access_token` (`hash`);--> statement-breakpoint
CREATE INDEX `access_token_user` ON `access_token` (`user_id`);--> statement-breakpoint
CREATE TABLE `audit_log` (
  `id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `user_id` text NOT NULL, `actor_name` text, `action` text NOT NULL, `subject` text,
  `subject_name` text, `detail` text, `email` text, `at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `audit_log_user` ON `audit_log` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_email` ON `audit_log` (`email`) WHERE "audit_log"."email" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `email_change` (
  `user_id` text PRIMARY KEY NOT NULL, `new_email` text NOT NULL, `code_hash` text NOT NULL, `expires_at` integer NOT NULL,
  FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE `invitation` (
  `id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `token_hash` text NOT NULL, `created_by` text NOT NULL, `created_at` integer NOT NULL,
  `expires_at` integer NOT NULL, `used_at` integer,
  FOREIGN KEY (`created_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX `invitation_token_hash_unique` ON `invitation` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitation_creator` ON `invitation` (`created_by`);--> statement-breakpoint
CREATE TABLE `photo` (
  `user_id` text PRIMARY KEY NOT NULL, `hash` text NOT NULL, `type` text NOT NULL, `data` text NOT NULL,
  FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE `profile` (
  `user_id` text PRIMARY KEY NOT NULL, `username` text NOT NULL, `created_at` integer NOT NULL, `search_text` text,
  FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE TABLE `rate_limit` (
  `key` text PRIMARY KEY NOT NULL, `count` integer NOT NULL, `resets_at` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `share` (
  `id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `user_id` text NOT NULL, `token_hash` text NOT NULL, `seed` text NOT NULL,
  `crate_id` integer, `list` text, `query` text, `title` text DEFAULT '' NOT NULL, `sharer` text DEFAULT '' NOT NULL,
  `shows` text NOT NULL, `view` text NOT NULL,
  `is_listed` integer DEFAULT false NOT NULL, `gift_until` integer, `expires_at` integer, `removed_at` integer,
  `visits` integer DEFAULT 0 NOT NULL, `created_at` integer NOT NULL,
  FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE UNIQUE INDEX `share_token_hash_unique` ON `share` (`token_hash`);--> statement-breakpoint
CREATE INDEX `share_user` ON `share` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `share_card` (
  `share_id` integer PRIMARY KEY NOT NULL, `user_id` text NOT NULL, `of` text NOT NULL, `data` text NOT NULL,
  FOREIGN KEY (`share_id`) REFERENCES `share`(`id`) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `share_card_user` ON `share_card` (`user_id`);--> statement-breakpoint
CREATE TABLE `album` (
  `id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `user_id` text NOT NULL, `title` text NOT NULL, `artist` text NOT NULL,
  `bandcamp_url` text, `cover_url` text, `rating` real, `release_date` text, `track_count` integer, `list` text NOT NULL,
  `bandcamp_tags` text NOT NULL, `user_tags` text NOT NULL, `added_at` integer NOT NULL, `preview_title` text, `verdict` text,
  `verdict_at` integer, `paid` integer, `paid_currency` text, `formats` text DEFAULT '[]' NOT NULL, `downloaded_at` integer, `label` text,
  `label_url` text, `price` integer, `currency` text, `is_name_price` integer, `is_preorder` integer, `is_purchasable` integer,
  `purchased_at` integer, `gone_at` integer, `fans` integer,
  `item_type` text GENERATED ALWAYS AS (CASE substr(source_key, 1, 1) WHEN 'a' THEN 'album' WHEN 't' THEN 'track' END) VIRTUAL,
  `item_id` integer
    GENERATED ALWAYS AS (CASE WHEN substr(source_key, 1, 1) IN ('a', 't') THEN cast(substr(source_key, 2) AS integer) END) VIRTUAL,
  `art_id` integer, `location` text, `source_key` text, `band_id` integer, `search_text` text NOT NULL,
  `names_key` text DEFAULT '' NOT NULL, `tag_text` text NOT NULL,
  `track_text` text DEFAULT '' NOT NULL, `folded_text` text, `folded_tags` text, `folded_label` text, `preview_track_id` integer,
  `preview_url` text, `preview_expires_at` integer, `deleted_at` integer, `import_id` integer, `details_at` integer, `rated_at` integer,
  `moved_at` integer, `missed_by` integer, `is_public` integer, `names_from` text, `version` integer DEFAULT 1 NOT NULL, `changed` integer NOT NULL,
  `is_crated` integer DEFAULT false NOT NULL, `notes` text DEFAULT '' NOT NULL, `about` text, `credits` text,
  `bytes` integer GENERATED ALWAYS AS (length(cast(title AS blob)) + length(cast(artist AS blob)) + length(cast(notes AS blob)) +
    length(cast(search_text AS blob)) + length(cast(tag_text AS blob)) + length(cast(bandcamp_tags AS blob)) +
    length(cast(user_tags AS blob)) + coalesce(length(cast(bandcamp_url AS blob)), 0) + coalesce(length(cast(cover_url AS blob)), 0) +
    coalesce(length(cast(about AS blob)), 0) + coalesce(length(cast(credits AS blob)), 0) + coalesce(length(cast(label AS blob)), 0) +
    coalesce(length(cast(label_url AS blob)), 0) + coalesce(length(cast(location AS blob)), 0)) VIRTUAL,
  CONSTRAINT "album_rating" CHECK("album"."rating" BETWEEN 0.5 AND 5 AND "album"."rating" * 2 = round("album"."rating" * 2)),
  CONSTRAINT "album_list" CHECK("album"."list" IN ('collection', 'wishlist'))
);--> statement-breakpoint
CREATE UNIQUE INDEX `album_user_url` ON `album` (`user_id`,`bandcamp_url`);--> statement-breakpoint
CREATE UNIQUE INDEX `album_user_key` ON `album` (`user_id`,`source_key`);--> statement-breakpoint
CREATE INDEX `album_user_changed` ON `album` (`user_id`,`changed`);--> statement-breakpoint
CREATE INDEX `album_user_import` ON `album` (`user_id`,`import_id`,`added_at`);--> statement-breakpoint
CREATE INDEX `album_user_trash` ON `album` (`user_id`,`deleted_at`) WHERE "album"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `album_user_names` ON `album` (`user_id`,`names_key`);--> statement-breakpoint
CREATE INDEX `album_user_bytes` ON `album` (`user_id`,`bytes`);--> statement-breakpoint
CREATE INDEX `album_shown` ON `album` (`user_id`,`list`,`added_at`,`id`,`deleted_at`) WHERE "album"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX `album_uncrated` ON `album` (`user_id`,`list`,`added_at`,`id`)
  WHERE "album"."deleted_at" IS NULL AND "album"."is_crated" = 0;--> statement-breakpoint
CREATE INDEX `album_bought` ON `album` (`user_id`,`purchased_at`,`added_at`)
  WHERE "album"."deleted_at" IS NULL AND "album"."list" = 'collection';--> statement-breakpoint
CREATE INDEX `album_released` ON `album` (`user_id`,`release_date`)
  WHERE "album"."deleted_at" IS NULL AND "album"."release_date" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `share_claim` (
  `share_id` integer NOT NULL, `album_id` integer NOT NULL, `user_id` text NOT NULL, `guest_hash` text NOT NULL,
  `guest_name` text DEFAULT '' NOT NULL, `at` integer NOT NULL,
  PRIMARY KEY(`share_id`, `album_id`),
  FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `share_claim_album` ON `share_claim` (`album_id`);--> statement-breakpoint
CREATE INDEX `share_claim_user` ON `share_claim` (`user_id`);--> statement-breakpoint
CREATE TABLE `share_list` (
  `share_id` integer NOT NULL, `sort` text NOT NULL, `user_id` text NOT NULL, `found_at` integer NOT NULL, `ids` text NOT NULL,
  `sums` text NOT NULL,
  PRIMARY KEY(`share_id`, `sort`)
);--> statement-breakpoint
CREATE INDEX `share_list_user` ON `share_list` (`user_id`);--> statement-breakpoint
CREATE TABLE `album_alias` (
  `user_id` text NOT NULL, `merged_id` integer NOT NULL, `album_id` integer NOT NULL, `address` text, `item_key` text,
  `names` text NOT NULL, `names_key` text NOT NULL, `import_id` integer, `merged_at` integer NOT NULL,
  PRIMARY KEY(`user_id`, `merged_id`),
  FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `album_alias_album` ON `album_alias` (`album_id`);--> statement-breakpoint
CREATE INDEX `album_alias_address` ON `album_alias` (`user_id`,`address`);--> statement-breakpoint
CREATE INDEX `album_alias_item` ON `album_alias` (`user_id`,`item_key`);--> statement-breakpoint
CREATE INDEX `album_alias_names` ON `album_alias` (`user_id`,`names_key`);--> statement-breakpoint
CREATE TABLE `album_count` (
  `user_id` text PRIMARY KEY NOT NULL, `albums` integer NOT NULL
);--> statement-breakpoint
CREATE TABLE `album_event` (
  `id` integer PRIMARY KEY NOT NULL, `user_id` text NOT NULL, `album_id` integer NOT NULL, `at` integer NOT NULL, `kind` text NOT NULL,
  `before` text, `after` text, `import_id` integer,
  FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `album_event_album` ON `album_event` (`album_id`);--> statement-breakpoint
CREATE INDEX `album_event_import` ON `album_event` (`import_id`) WHERE "album_event"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `album_event_user` ON `album_event` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `album_track` (
  `user_id` text NOT NULL, `album_id` integer NOT NULL, `number` integer NOT NULL, `title` text NOT NULL, `artist` text, `duration` integer,
  `streamable` integer NOT NULL, `track_id` integer,
  PRIMARY KEY(`user_id`, `album_id`, `number`),
  FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `album_track_album` ON `album_track` (`album_id`);--> statement-breakpoint
CREATE INDEX `album_track_item` ON `album_track` (`user_id`,`track_id`) WHERE "album_track"."track_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `bandcamp_link` (
  `user_id` text PRIMARY KEY NOT NULL, `username` text NOT NULL, `sealed` text NOT NULL, `connected_at` integer NOT NULL,
  `last_sync_at` integer, `albums` integer DEFAULT 0 NOT NULL, `error` text
);--> statement-breakpoint
CREATE TABLE `budget` (
  `user_id` text NOT NULL, `name` text NOT NULL, `count` integer NOT NULL, `max` integer NOT NULL, `resets_at` integer NOT NULL,
  `mark` integer DEFAULT 0 NOT NULL,
  PRIMARY KEY(`user_id`, `name`),
  CONSTRAINT "budget_rows" CHECK("name" <> 'rows' OR "count" <= "max"),
  CONSTRAINT "budget_places" CHECK("name" <> 'places' OR "count" <= "max"),
  CONSTRAINT "budget_bytes" CHECK("name" <> 'bytes' OR "count" <= "max"),
  CONSTRAINT "budget_fan_imports" CHECK("name" <> 'fan_imports' OR "count" <= "max")
);--> statement-breakpoint
CREATE TABLE `crate` (
  `id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `user_id` text NOT NULL, `name` text NOT NULL, `description` text DEFAULT '' NOT NULL,
  `query` text, `is_favorite` integer DEFAULT false NOT NULL, `position` integer NOT NULL, `import_id` integer,
  `created_at` integer NOT NULL, `version` integer DEFAULT 1 NOT NULL, `request_key` text, `album_count` integer DEFAULT 0 NOT NULL,
  `preview_covers` text DEFAULT '[]' NOT NULL, `contents` integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE INDEX `crate_user` ON `crate` (`user_id`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `crate_stale` ON `crate` (`user_id`) WHERE "crate"."preview_covers" = '[ ]';--> statement-breakpoint
CREATE UNIQUE INDEX `crate_user_request` ON `crate` (`user_id`,`request_key`);--> statement-breakpoint
CREATE TABLE `crate_album` (
  `user_id` text NOT NULL, `crate_id` integer NOT NULL, `album_id` integer NOT NULL, `position` integer NOT NULL, `import_id` integer,
  PRIMARY KEY(`user_id`, `crate_id`, `album_id`),
  FOREIGN KEY (`crate_id`) REFERENCES `crate`(`id`) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `crate_album_album` ON `crate_album` (`album_id`);--> statement-breakpoint
CREATE INDEX `crate_album_crate` ON `crate_album` (`crate_id`);--> statement-breakpoint
CREATE INDEX `crate_album_place` ON `crate_album` (`user_id`,`crate_id`,`position`,`album_id`);--> statement-breakpoint
CREATE INDEX `crate_album_import` ON `crate_album` (`user_id`,`import_id`)
  WHERE "crate_album"."import_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `deleted_crate` (
  `id` integer PRIMARY KEY NOT NULL, `user_id` text NOT NULL, `name` text NOT NULL, `description` text NOT NULL, `query` text,
  `is_favorite` integer NOT NULL, `position` integer NOT NULL, `import_id` integer, `created_at` integer NOT NULL,
  `version` integer NOT NULL, `request_key` text, `album_count` integer NOT NULL, `deleted_at` integer NOT NULL
);--> statement-breakpoint
CREATE INDEX `deleted_crate_user` ON `deleted_crate` (`user_id`,`deleted_at`,`id`);--> statement-breakpoint
CREATE INDEX `deleted_crate_request` ON `deleted_crate` (`user_id`,`request_key`);--> statement-breakpoint
CREATE TABLE `deleted_crate_albums` (
  `user_id` text NOT NULL, `crate_id` integer NOT NULL, `part` integer NOT NULL, `places` text NOT NULL,
  PRIMARY KEY(`crate_id`, `part`),
  FOREIGN KEY (`crate_id`) REFERENCES `deleted_crate`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `deleted_crate_albums_user` ON `deleted_crate_albums` (`user_id`);--> statement-breakpoint
CREATE TABLE `distinct_albums` (
  `user_id` text NOT NULL, `album_id` integer NOT NULL, `other_id` integer NOT NULL,
  PRIMARY KEY(`user_id`, `album_id`, `other_id`),
  FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade,
  FOREIGN KEY (`other_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `distinct_albums_album` ON `distinct_albums` (`album_id`);--> statement-breakpoint
CREATE INDEX `distinct_albums_other` ON `distinct_albums` (`other_id`);--> statement-breakpoint
CREATE TABLE `idempotency_key` (
  `user_id` text NOT NULL, `key` text NOT NULL, `call` text NOT NULL, `token` text NOT NULL, `number` integer NOT NULL, `status` integer,
  `body` text, `at` integer NOT NULL,
  PRIMARY KEY(`user_id`, `key`)
) WITHOUT ROWID;--> statement-breakpoint
CREATE INDEX `idempotency_key_number` ON `idempotency_key` (`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `idempotency_key_at` ON `idempotency_key` (`at`);--> statement-breakpoint
CREATE TABLE `import_chunk` (
  `user_id` text NOT NULL, `import_id` integer NOT NULL, `part` text NOT NULL, `chunk` integer NOT NULL, `token` text NOT NULL,
  `rows` integer NOT NULL, `created` integer DEFAULT 0 NOT NULL, `updated` integer DEFAULT 0 NOT NULL, `faulty` integer NOT NULL,
  `failed` text NOT NULL, `trashed` text DEFAULT '[]' NOT NULL,
  PRIMARY KEY(`user_id`, `import_id`, `part`, `chunk`)
);--> statement-breakpoint
CREATE TABLE `import_crate` (
  `user_id` text NOT NULL, `import_id` integer NOT NULL, `place` integer NOT NULL, `crate_id` integer NOT NULL, `last` integer NOT NULL,
  PRIMARY KEY(`user_id`, `import_id`, `place`)
);--> statement-breakpoint
CREATE TABLE `fan_import` (
  `id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `user_id` text NOT NULL, `kind` text NOT NULL, `username` text, `type` text,
  `import_tags` integer DEFAULT true NOT NULL, `instance_id` text, `file_name` text, `format` text, `mode` text, `crate_id` integer,
  `fingerprint` text, `status` text NOT NULL, `found` integer DEFAULT 0 NOT NULL, `added` integer DEFAULT 0 NOT NULL,
  `updated` integer DEFAULT 0 NOT NULL, `existing` integer DEFAULT 0 NOT NULL, `skipped` integer DEFAULT 0 NOT NULL,
  `tagged` integer DEFAULT 0 NOT NULL, `failed` integer DEFAULT 0 NOT NULL, `trashed` integer DEFAULT 0 NOT NULL, `waiting_until` integer, `message` text, `error_code` text,
  `started_at` integer NOT NULL, `touched_at` integer, `finished_at` integer, `undone_at` integer
);--> statement-breakpoint
CREATE INDEX `fan_import_user` ON `fan_import` (`user_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `fan_import_running` ON `fan_import` (`user_id`,`username`,`type`)
  WHERE "fan_import"."status" IN ('running', 'waiting');--> statement-breakpoint
CREATE TABLE `journal` (
  `user_id` text NOT NULL, `kind` text NOT NULL, `entry` text NOT NULL, `at` integer NOT NULL, `rest` text NOT NULL,
  PRIMARY KEY(`user_id`, `kind`, `entry`)
);--> statement-breakpoint
CREATE TABLE `journal_row` (
  `user_id` text NOT NULL, `kind` text NOT NULL, `entry` text NOT NULL, `number` integer NOT NULL, `albums` text NOT NULL,
  PRIMARY KEY(`user_id`, `kind`, `entry`, `number`)
);--> statement-breakpoint
CREATE TABLE `listen` (
  `id` integer PRIMARY KEY AUTOINCREMENT NOT NULL, `user_id` text NOT NULL, `album_id` integer NOT NULL, `at` text NOT NULL,
  `rating` real, `note` text DEFAULT '' NOT NULL, `import_id` integer,
  FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade,
  CONSTRAINT "listen_rating" CHECK("listen"."rating" BETWEEN 0.5 AND 5 AND "listen"."rating" * 2 = round("listen"."rating" * 2))
);--> statement-breakpoint
CREATE INDEX `listen_user` ON `listen` (`user_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `listen_album` ON `listen` (`album_id`,`at`);--> statement-breakpoint
CREATE TABLE `listenbrainz` (
  `user_id` text PRIMARY KEY NOT NULL, `username` text NOT NULL, `sealed` text, `connected_at` integer NOT NULL, `waits_until` integer
);--> statement-breakpoint
CREATE TABLE `preferences` (
  `user_id` text PRIMARY KEY NOT NULL, `settings` text DEFAULT '{}' NOT NULL, `tag_colors` text DEFAULT '{}' NOT NULL
);--> statement-breakpoint
CREATE TABLE `rate` (
  `currency` text PRIMARY KEY NOT NULL, `per_usd` real NOT NULL, `day` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `scrobble` (
  `user_id` text NOT NULL, `album_id` integer NOT NULL, `number` integer NOT NULL, `started_at` integer NOT NULL, `sent_at` integer,
  PRIMARY KEY(`user_id`, `album_id`, `number`, `started_at`),
  FOREIGN KEY (`album_id`) REFERENCES `album`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `scrobble_album` ON `scrobble` (`album_id`);--> statement-breakpoint
CREATE INDEX `scrobble_unsent` ON `scrobble` (`user_id`,`started_at`) WHERE "scrobble"."sent_at" IS NULL;--> statement-breakpoint
CREATE TABLE `summary` (
  `user_id` text NOT NULL, `list` text NOT NULL, `albums` integer DEFAULT 0 NOT NULL, `uncrated` integer DEFAULT 0 NOT NULL,
  `tracks` integer DEFAULT 0 NOT NULL, `stars1` integer DEFAULT 0 NOT NULL, `stars2` integer DEFAULT 0 NOT NULL,
  `stars3` integer DEFAULT 0 NOT NULL, `stars4` integer DEFAULT 0 NOT NULL, `stars5` integer DEFAULT 0 NOT NULL,
  `half_stars` integer DEFAULT 0 NOT NULL, `tags` integer DEFAULT 0 NOT NULL,
  PRIMARY KEY(`user_id`, `list`)
) WITHOUT ROWID;--> statement-breakpoint
CREATE TABLE `summary_count` (
  `user_id` text NOT NULL, `kind` text NOT NULL, `key` text NOT NULL, `name` text DEFAULT '' NOT NULL,
  `collection` integer DEFAULT 0 NOT NULL, `wishlist` integer DEFAULT 0 NOT NULL,
  PRIMARY KEY(`user_id`, `kind`, `key`)
) WITHOUT ROWID;--> statement-breakpoint
CREATE INDEX `summary_count_empty` ON `summary_count` (`user_id`) WHERE "summary_count"."collection" <= 0 AND "summary_count"."wishlist" <= 0;--> statement-breakpoint
CREATE INDEX `summary_count_collection` ON `summary_count` (`user_id`,`kind`,"collection" DESC,`key`)
  WHERE "summary_count"."kind" = 'tag' AND "summary_count"."collection" > 0;--> statement-breakpoint
CREATE INDEX `summary_count_label_collection` ON `summary_count` (`user_id`,`kind`,"collection" DESC,`key`)
  WHERE "summary_count"."kind" = 'label' AND "summary_count"."collection" > 0;--> statement-breakpoint
CREATE INDEX `summary_count_wishlist` ON `summary_count` (`user_id`,`kind`,"wishlist" DESC,`key`)
  WHERE "summary_count"."kind" = 'tag' AND "summary_count"."wishlist" > 0;--> statement-breakpoint
CREATE INDEX `summary_count_label_wishlist` ON `summary_count` (`user_id`,`kind`,"wishlist" DESC,`key`)
  WHERE "summary_count"."kind" = 'label' AND "summary_count"."wishlist" > 0;--> statement-breakpoint
CREATE TABLE `sync_change` (
  `user_id` text NOT NULL, `revision` integer NOT NULL, `kind` text NOT NULL, `id` integer DEFAULT 0 NOT NULL,
  `crate_id` integer DEFAULT 0 NOT NULL, `position` integer,
  PRIMARY KEY(`user_id`, `revision`, `kind`, `id`, `crate_id`)
) WITHOUT ROWID;--> statement-breakpoint
CREATE TABLE `sync_cursor` (
  `user_id` text NOT NULL, `revision` integer NOT NULL,
  PRIMARY KEY(`user_id`, `revision`)
) WITHOUT ROWID;--> statement-breakpoint
CREATE TABLE `sync_state` (
  `user_id` text PRIMARY KEY NOT NULL, `epoch` text NOT NULL, `revision` integer NOT NULL, `account_version` integer
);--> statement-breakpoint
CREATE TABLE `tag_rules` (
  `user_id` text PRIMARY KEY NOT NULL, `rules` text NOT NULL, `edit` text NOT NULL
);--> statement-breakpoint
CREATE TABLE `weekly_look` (
  `user_id` text NOT NULL, `list` text NOT NULL, `username` text NOT NULL, `import_tags` integer NOT NULL, `next_at` integer NOT NULL,
  `import_id` integer,
  PRIMARY KEY(`user_id`, `list`)
);--> statement-breakpoint
CREATE INDEX `weekly_look_next` ON `weekly_look` (`next_at`);--> statement-breakpoint
CREATE INDEX `weekly_look_import` ON `weekly_look` (`import_id`);--> statement-breakpoint
-- What devices are told, and what happened to an album. The schema cannot say it.
-- A trigger of album names columns where it is long: SQLite compiles it only for a statement that sets one of them.
CREATE TRIGGER album_added AFTER INSERT ON album WHEN new.deleted_at IS NULL
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'album', new.id FROM sync_state WHERE user_id = new.user_id AND revision >= new.changed
  ON CONFLICT DO NOTHING;
  INSERT INTO album_event (user_id, album_id, at, kind) VALUES (new.user_id, new.id, new.changed, 'added');
END;--> statement-breakpoint
CREATE TRIGGER sync_album_deleted AFTER DELETE ON album
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'album', old.id FROM sync_state WHERE user_id = old.user_id ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
-- Of tags in a list, only how many there are is kept.
CREATE TRIGGER summary_tags_first AFTER INSERT ON summary_count WHEN new.kind = 'tag'
BEGIN
  INSERT INTO summary (user_id, list, tags)
  SELECT new.user_id, list, 1 FROM (SELECT 'collection' AS list, new.collection > 0 AS has_it UNION ALL SELECT 'wishlist', new.wishlist > 0
    UNION ALL SELECT 'both', new.collection > 0 OR new.wishlist > 0) WHERE has_it
  ON CONFLICT (user_id, list) DO UPDATE SET tags = tags + 1;
END;--> statement-breakpoint
CREATE TRIGGER summary_tags_change AFTER UPDATE ON summary_count
WHEN new.kind = 'tag' AND (new.collection > 0, new.wishlist > 0) IS NOT (old.collection > 0, old.wishlist > 0)
BEGIN
  INSERT INTO summary (user_id, list, tags)
  SELECT new.user_id, list, change FROM (SELECT 'collection' AS list, (new.collection > 0) - (old.collection > 0) AS change
    UNION ALL SELECT 'wishlist', (new.wishlist > 0) - (old.wishlist > 0)
    UNION ALL SELECT 'both', (new.collection > 0 OR new.wishlist > 0) - (old.collection > 0 OR old.wishlist > 0)) WHERE change <> 0
  ON CONFLICT (user_id, list) DO UPDATE SET tags = tags + excluded.tags;
END;--> statement-breakpoint
-- Albums note their changes themselves; only what no device shows may be written without.
CREATE TRIGGER sync_album_changed AFTER UPDATE ON album
WHEN new.is_crated = old.is_crated AND new.missed_by IS old.missed_by
  AND (new.preview_expires_at IS old.preview_expires_at
    OR (new.preview_title, new.preview_track_id) IS NOT (old.preview_title, old.preview_track_id))
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'album', new.id FROM sync_state WHERE user_id = new.user_id AND revision >= new.changed
  ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER album_event_changed AFTER UPDATE OF rating, list, price, currency, is_preorder, gone_at ON album
WHEN old.deleted_at IS NULL AND new.deleted_at IS NULL AND (new.rating, new.list, new.price, new.currency, new.is_preorder, new.gone_at)
  IS NOT (old.rating, old.list, old.price, old.currency, old.is_preorder, old.gone_at)
BEGIN
  INSERT INTO album_event (user_id, album_id, at, kind, before, after)
  SELECT new.user_id, new.id, new.changed, 'rated', replace(old.rating, '.0', ''), replace(new.rating, '.0', '')
    WHERE new.rating IS NOT old.rating
  UNION ALL SELECT new.user_id, new.id, new.changed, 'moved', old.list, new.list WHERE new.list IS NOT old.list
  UNION ALL SELECT new.user_id, new.id, new.changed, 'price', old.price || ' ' || old.currency, new.price || ' ' || new.currency
    WHERE old.price || ' ' || old.currency <> new.price || ' ' || new.currency
  UNION ALL SELECT new.user_id, new.id, new.changed, 'out', NULL, NULL WHERE old.is_preorder = 1 AND new.is_preorder = 0
  UNION ALL SELECT new.user_id, new.id, new.changed, iif(new.gone_at IS NULL, 'back', 'gone'), NULL, NULL
    WHERE (new.gone_at IS NULL) <> (old.gone_at IS NULL);
END;--> statement-breakpoint
CREATE TRIGGER album_event_limit AFTER INSERT ON album_event WHEN new.kind <> 'added'
BEGIN
  DELETE FROM album_event WHERE album_id = new.album_id
    AND id <= (SELECT id FROM album_event WHERE album_id = new.album_id ORDER BY id DESC LIMIT 1 OFFSET 50);
END;--> statement-breakpoint
-- '[ ]' says that the first albums of a crate have to be found again, which the same transaction does.
CREATE TRIGGER crate_album_added AFTER INSERT ON crate_album
BEGIN
  UPDATE crate SET contents = contents + 1, album_count = album_count + (SELECT deleted_at IS NULL FROM album WHERE id = new.album_id),
    preview_covers = iif(json_array_length(preview_covers) < 4
      OR (new.position, new.album_id) < (preview_covers ->> '$[3].position', preview_covers ->> '$[3].id'), '[ ]', preview_covers)
  WHERE id = new.crate_id;
  INSERT INTO sync_change (user_id, revision, kind, id, crate_id, position)
  SELECT user_id, revision + 1, 'member', new.album_id, new.crate_id, new.position FROM sync_state WHERE user_id = new.user_id
  ON CONFLICT DO UPDATE SET position = excluded.position;
END;--> statement-breakpoint
CREATE TRIGGER crate_album_removed AFTER DELETE ON crate_album
BEGIN
  UPDATE crate SET contents = contents + 1,
    album_count = album_count - (SELECT count(*) FROM album WHERE id = old.album_id AND deleted_at IS NULL),
    preview_covers = iif(instr(preview_covers, '"id":' || old.album_id || ',') > 0, '[ ]', preview_covers)
  WHERE id = old.crate_id;
  INSERT INTO sync_change (user_id, revision, kind, id, crate_id, position)
  SELECT user_id, revision + 1, 'member', old.album_id, old.crate_id, NULL FROM sync_state WHERE user_id = old.user_id
  ON CONFLICT DO UPDATE SET position = excluded.position;
END;--> statement-breakpoint
CREATE TRIGGER crate_album_trashed AFTER UPDATE OF deleted_at ON album WHEN (new.deleted_at IS NULL) <> (old.deleted_at IS NULL)
BEGIN
  UPDATE crate SET contents = contents + 1, album_count = album_count + (new.deleted_at IS NULL) - (old.deleted_at IS NULL)
  WHERE id IN (SELECT crate_id FROM crate_album WHERE album_id = new.id);
END;--> statement-breakpoint
CREATE TRIGGER sync_crate_added AFTER INSERT ON crate
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'crate', new.id FROM sync_state WHERE user_id = new.user_id ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
-- Devices know places by themselves.
CREATE TRIGGER sync_crate_changed AFTER UPDATE ON crate
WHEN new.contents = old.contents OR (new.album_count, new.preview_covers) IS NOT (old.album_count, old.preview_covers)
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'crate', new.id FROM sync_state WHERE user_id = new.user_id ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER sync_crate_deleted AFTER DELETE ON crate
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'crate', old.id FROM sync_state WHERE user_id = old.user_id ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER sync_preferences_changed AFTER UPDATE ON preferences
WHEN (new.settings, new.tag_colors) IS NOT (old.settings, old.tag_colors)
BEGIN
  INSERT INTO sync_change (user_id, revision, kind, id)
  SELECT user_id, revision + 1, 'profile', 0 FROM sync_state WHERE user_id = new.user_id ON CONFLICT DO NOTHING;
END;
