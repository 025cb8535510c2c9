// The only import of the icons and utilities: UnoCSS writes them into the first file that imports them.
import 'virtual:uno.css'
