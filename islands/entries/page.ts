import '#islands/lib/uno.ts'
import './app.css'
import { enhancePasswords } from '#islands/features/auth/new-password.ts'

enhancePasswords()
