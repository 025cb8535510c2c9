import { prepareDatabase } from './database.ts'

// Prepares the database of a root and a state folder, for a server that keeps no memory for it.
const [root = '', state = ''] = process.argv.slice(2)
await prepareDatabase(root, state)
