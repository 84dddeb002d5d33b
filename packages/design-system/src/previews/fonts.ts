/**
 * The fonts that the skins use: Android's own, and one with the widths of Arial, so that a preview breaks its lines in
 * the same places on every machine. The browser fetches only the subsets with characters on the page.
 */
import '@fontsource/arimo/400.css'
import '@fontsource/arimo/600.css'
import '@fontsource/arimo/700.css'
import '@fontsource/roboto/400.css'
import '@fontsource/roboto/500.css'
import '@fontsource/roboto/600.css'
import '@fontsource/roboto/700.css'
