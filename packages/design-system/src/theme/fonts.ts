/** The two fonts of the interface; the browser fetches only the subsets with characters on the page. */
import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/instrument-sans/wght.css'
