import { list } from '../sentences/languages/language.ts'
import { es as reading } from '../sentences/languages/es.ts'
import type { Words } from './words.ts'

export const es: Words = {
  ...reading.words,
  pages: {
    offers: list(`
      servicios, nuestros servicios, productos, nuestros productos, tienda, catálogo, catalogo, colección, colecciones, carta, la carta, menú, menu, tratamientos, cursos, clases,
      talleres, qué hacemos, soluciones, habitaciones, obras, bebidas
    `),
    prices: list('precio, precios, tarifa, tarifas, honorarios, la carta, carta'),
    about: list(
      'sobre nosotros, quiénes somos, quienes somos, nosotros, nuestra historia, historia, el taller, taller, empresa, la empresa, la casa, filosofía, conócenos',
    ),
    contact: list(
      'contacto, contáctanos, contactar, dónde estamos, donde estamos, cómo llegar, como llegar, visítanos, horario, horarios, ubicación, reservas, reservar, cita',
    ),
    legal: list('aviso legal, información legal'),
    team: list('equipo, nuestro equipo, personas'),
    references: list('clientes, referencias, opiniones, testimonios, galería, proyectos, portafolio'),
    delivery: list(
      'envío, envíos, entregas, devoluciones, ayuda, preguntas, preguntas frecuentes, guía de tallas, tallas',
    ),
    journal: list('blog, noticias, diario, prensa, revista, eventos, actualidad, recetas'),
    never: list(
      'privacidad, política de privacidad, condiciones, términos, cookies, política de cookies, carrito, cesta, iniciar sesión, mi cuenta, cuenta, registro, buscar, empleo, trabaja con nosotros, mapa web, archivo',
    ),
  },
  claimHeadings: list(`
    por qué, porqué, promesa, promesas, compromiso, compromisos, nuestros compromisos, ventajas, valores, nuestros valores, qué nos, lo que nos, garantía, garantías, razones,
    cómo trabajamos, diferencia, diferentes, confiar, bueno saber
  `),
  claimMarkers: list(`
    cada, todo, todos, toda, todas, nunca, ningún, ninguna, ninguno, nada, solo, sólo, siempre, propio, propia, propios, a mano, hecho a mano, hechos a mano, gratis, gratuito, garantía,
    garantizado, desde, sin, menos de, mismo día, años, certificado*, artesanal*, artesano*, local, locales, ecológico*, natural, a medida, independiente, familiar, únicamente, no
  `),
  audienceHeadings: list(
    'para quién, para quienes, quién viene, nuestros clientes, nuestros huéspedes, con quién trabajamos, a quién, ideal para, pensado para',
  ),
  forWords: list('para, a'),
  andWords: list('y, e, o'),
  relativeWords: list('que, quien, quienes, donde, con, pero, cuando, cuyo, porque, sin'),
  offerHeadings: list(
    'servicios, nuestros servicios, productos, nuestros productos, qué hacemos, lo que hacemos, qué ofrecemos, tratamientos, cursos, clases, especialidades',
  ),
  notOffers: list(
    'precio, precios, tarifa, tarifas, total, talla, tamaño, artículo, servicio, servicios, envío, duración, cantidad, menú, carta, nuevo, nota, horario, contacto',
  ),
  phoneLabels: list('teléfono, tel, tlf, tfno, llame, llámanos, llámenos, móvil, whatsapp'),
  faxLabels: list('fax'),
  streets: list(
    'calle, c/, avenida, avda, av, plaza, paseo, camino, carretera, ctra, ronda, travesía, callejón, rambla, polígono, vía, rua, largo, praça, travessa, planta, piso',
  ),
  parked: list(
    'dominio está en venta, dominio en venta, comprar este dominio, dominio aparcado, dominio ha expirado, página en construcción',
  ),
  personal: list(
    'mi blog, blog personal, mi diario, página personal, mi página, escribo sobre, mis pensamientos, mi afición, sobre mí',
  ),
  tones: {
    excitement: list('increíble, aventura*, emocion*, atrevid*, nuevo, energía, vibrante*'),
    happiness: list(
      'alegría, alegre*, feliz, felicidad, sonrisa*, fiesta, reír, amor, encanta*, sol, disfrut*, placer, color*',
    ),
    nostalgia: list(
      'desde, de siempre, abuelo, abuela, generacion*, generación, tradición*, tradicional*, antaño, infancia, recuerdo*, siglo, antiguo, antigua, como antes',
    ),
    FOMO: list(
      'última oportunidad, limitad*, hasta agotar, date prisa, quedan pocos, solo hoy, agotado, últimas plazas',
    ),
    humor: list(
      'por desgracia, claro, al parecer, por suerte, discusión*, broma*, cabezota*, torpe*, casi siempre, un poco, ya veremos, qué le vamos',
    ),
    empathy: list(
      'escucha*, comprend*, entend*, suave*, acompañ*, juntos, cuidad*, dolor*, apoyo, a tu ritmo, miedo',
    ),
    inspiration: list(
      'imagin*, sueñ*, soñar, inspir*, descubr*, crear, creativ*, posible, crecer, transform*, ideas',
    ),
    trust: list(
      'garantía*, garantiz*, certificad*, segur*, fiable*, confianza, presupuesto, años, experiencia, calidad, honest*, asesor*, profesional*, familiar, a mano',
    ),
    surprise: list('sorpres*, inesperad*, secret*, misterio*, ocult*, adivin*'),
    serenity: list(
      'calma, tranquil*, lento, despacio, descans*, tarde, silencio, suave, luz, respir*, paz, sin prisa*',
    ),
  },
}
