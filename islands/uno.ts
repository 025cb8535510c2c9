// The one place that asks for the icons and utilities: UnoCSS writes them into the first file that does.
import 'virtual:uno.css'
