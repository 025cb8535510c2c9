export type Settings = Record<string, string>
export function createSettings(root: string): void
export function readSettings(root: string, port: number, environment?: Record<string, string | undefined>): Settings
export function writeSettings(folder: string, settings: Settings): void
