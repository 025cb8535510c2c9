import 'virtual:tokens.css'
import './uno.ts'
import './ui/styles/app.css'
