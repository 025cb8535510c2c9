import './uno.ts'
import './ui/app.css'
import { enhancePasswords } from './auth/new-password.ts'
import { waitForConnection } from './offline/wait-for-connection.ts'

enhancePasswords()
if (document.querySelector('[data-offline]') && location.pathname !== '/offline') waitForConnection()
