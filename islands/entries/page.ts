import '#islands/lib/uno.ts'
import './app.css'
import { enhancePasswords } from '#islands/features/auth/new-password.ts'
import { waitForConnection } from '#islands/features/offline/wait-for-connection.ts'

enhancePasswords()
if (document.querySelector('[data-offline]') && location.pathname !== '/offline') waitForConnection()
