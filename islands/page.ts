import 'virtual:tokens/page.css'
import './uno.ts'
import './ui/styles/app.css'
import { enlivenPasswords } from './auth/new-password.ts'

enlivenPasswords()
