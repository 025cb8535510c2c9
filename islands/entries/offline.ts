import 'virtual:offline.css'
import './offline.css'
import { waitForConnection } from '#islands/features/offline/wait-for-connection.ts'

// It stands at the address of the page that it replaces; at its own it only waits to be kept.
if (location.pathname !== '/offline') waitForConnection()
