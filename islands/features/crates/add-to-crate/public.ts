// What other features may import.
export { changeCratesOfAlbum, setCratesOfSavedAlbum } from './change-crates.ts'
export { CrateChooser } from './crate-chooser.tsx'
export { CratePicks } from './crate-picks.tsx'
export { useCrateChoice } from './use-crate-choice.ts'
