import bench from '../assets/nightjar/bench.webp'
import clifden from '../assets/nightjar/clifden.webp'
import dome from '../assets/nightjar/dome.webp'
import dusk from '../assets/nightjar/scene-dusk.webp'
import supper from '../assets/nightjar/scene-supper.webp'
import trio from '../assets/nightjar/scene-trio.webp'
import shopfront from '../assets/nightjar/shopfront.webp'
import wren from '../assets/nightjar/wren.webp'

/** Small pictures from the demo brand's website, with the words next to them there. */
export const nightjarPictures = [
  {
    url: dusk,
    width: 756,
    height: 945,
    alt: 'A Dome lamp in ember, lit on a sideboard while the bay goes dark outside',
  },
  {
    url: trio,
    width: 756,
    height: 945,
    alt: 'Three lamps in red, blue and sea glass on plinths in afternoon sun',
  },
  { url: supper, width: 756, height: 945, alt: 'A Halo hung low over a supper table with pears and figs' },
  {
    url: bench,
    width: 1200,
    height: 800,
    alt: 'The bench: a lit lamp, a reel of red flex, pliers and jars of fittings',
  },
  {
    url: clifden,
    width: 1200,
    height: 800,
    alt: 'A guesthouse above Clifden bay at dusk, a lamp lit in nearly every window',
  },
  {
    url: shopfront,
    width: 1200,
    height: 900,
    alt: 'The shop on Lower Dominick Street at dusk, lamps lit in the window',
  },
  { url: wren, width: 640, height: 640, alt: 'Wren lamp' },
  { url: dome, width: 640, height: 640, alt: 'Dome lamp' },
]
