/** The two faces of the interface; the browser fetches only the subsets whose characters stand on the page. */
import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/instrument-sans/wght.css'
