import 'virtual:tokens/page.css'
import './uno.ts'
import './ui/styles/app.css'
