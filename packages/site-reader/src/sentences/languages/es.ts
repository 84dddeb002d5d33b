import { list, namesOf, re, type ReadingLanguage } from './language.ts'

const year = String.raw`(?:1[6-9]|20)\d\d(?!\d)`
const amount = String.raw`(?<![\p{L}\d.,])(?:\d{1,3}(?:\.\d{3})+|\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|cuarenta|cincuenta|cien)(?:\+|(?![\p{L}\d]))`
const many = '(?:(?:más de|casi|unos) )?'
const months = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const places = namesOf('y|e|&')

export const es: ReadingLanguage = {
  words: {
    madeFor: list(`
      hecho para, hechos para, pensado para, pensados para, diseñado para, ideal para, perfecto para, trabajamos para, trabajamos con, ayudamos a, atendemos a, cocinamos para,
      dirigido a, recibimos a
    `),
    people: list(`
      personas, gente, quien, quienes, todos, familias, familia, padres, niños, parejas, mujeres, hombres, adultos, jóvenes, estudiantes, inquilinos, propietarios, empresas, negocios,
      tiendas, cafés, cafeterías, restaurantes, hoteles, escuelas, oficinas, viajeros, visitantes, clientes, pacientes, principiantes, profesionales, autónomos, artesanos, deportistas,
      corredores, músicos, mayores, amantes, novios, madres, bebés, arquitectos, asociaciones, particulares, jardineros, lectores, ciclistas, coleccionistas, casas, alumnos, vecinos, equipos
    `),
    fromWords: list('desde, a partir de'),
    perWords: list(
      'mes, año, semana, día, noche, hora, h, minuto, min, persona, pieza, kilo, kg, metro, unidad, sesión, clase, niño, adulto, par, botella, copa, litro, habitación, puerta, ventana',
    ),
    discountWords: list('de descuento, descuento, rebaja, ahorra, ahorro, vale'),
    feeWords: list(`
      envío, envíos, gastos de envío, entrega, fianza, depósito, pedido mínimo, suplemento, devolvemos, aparcamiento
    `),
    days: [
      list('lunes, lun'),
      list('martes, mar'),
      list('miércoles, miercoles, mié, mie'),
      list('jueves, jue'),
      list('viernes, vie'),
      list('sábado, sábados, sabado, sáb, sab'),
      list('domingo, domingos, dom'),
    ],
    untilWords: list('a, hasta'),
    everyDay: list('todos los días, a diario, diariamente'),
    scopedHours: list(
      'cocina, teléfono, envíos, verano, invierno, festivos, vacaciones, navidad, desayuno, comida, cena, cita, taller, oficina',
    ),
  },
  patterns: {
    years: [
      re(String.raw`(?<value>desde ${year})`),
      re(String.raw`(?<value>desde hace ${many}${amount} años)`),
      re(String.raw`(?<value>fundad[oa]s? en ${year})`),
      re(String.raw`(?<value>${many}${amount} años de experiencia)`),
      re(String.raw`(?<value>(?:segunda|tercera|cuarta|quinta) generación)`),
    ],
    notYears: re(
      String.raw`^(?:él|ella|su|sus)(?!\p{L})|(?<!\p{L})(?:yo|nació|cerrad[oa]|nunca|miembro)(?!\p{L})|©`,
    ),
    numbers: [
      re(
        String.raw`(?<value>${many}${amount} (?:\p{L}+ )?(?:clientes|familias|pacientes|alumnos|empresas|parejas)(?!\p{L}))`,
      ),
    ],
    notNumbers: re(String.raw`(?<!\p{L})(?:hasta|como máximo|menos de|por|cada|si)(?!\p{L})`),
    awards: [
      re(
        String.raw`(?<value>(?:ganadore?s?|ganadoras?|premiad[oa]s?|galardonad[oa]s?)(?!\p{L}) (?:del|de la|con|en|por) [^.;!?]{3,80})`,
      ),
      re(String.raw`(?<value>medallas? de (?:oro|plata|bronce)[^.;!?,]{0,60})`),
    ],
    notAwards: re(String.raw`(?<!\p{L})(?:sorteo|jurado|patrocin|nunca|productores|bodegas)`),
    guarantees: [
      re(
        String.raw`(?<value>${amount} años de garantía|garantía de ${amount} años|precio (?:cerrado|fijo))(?!\p{L})`,
      ),
      re(
        String.raw`(?<value>te devolvemos el dinero|devolución gratuita|sin permanencia|sin compromiso)(?!\p{L})`,
      ),
      re(String.raw`^si (?:algo )?llega roto.*(?<value>(?:hacemos|enviamos) otr[oa])`),
    ],
    notGuarantees: re(String.raw`(?<!\p{L})(?:sin|no|ninguna)(?: \p{L}+){0,2} (?:garantía|garantizamos)`),
    priced: /^(?<name>.+?) (?<verb>cuestan?(?: solo)?|a|por|empieza en)$/iu,
    beforeName:
      /^(?:(?:.* )?(?:vendemos|ofrecemos|hacemos|vendo|ofrezco|hago)|y|o|pero|con|un|una|unos|unas|el|la|los|las|nuestr[oa]s?|cada) /iu,
    pronouns: re(
      String.raw`(?<!\p{L})(?:esto|eso|ello|todo|todos|precios?|nosotros|yo|compré|pagué)(?!\p{L})`,
    ),
    ways: [
      [
        'book',
        re(
          String.raw`(?<!\p{L})(?:reserve|reserva|reserven?) (?:en línea|su|tu|mesa|cita|online)|con cita previa|pida cita|pide cita`,
        ),
      ],
      ['call', re(String.raw`(?<!\p{L})(?:llámenos|llámanos|llam[ae] al (?:teléfono|\d+))(?!\p{L})`)],
      ['order', re(String.raw`(?<!\p{L})(?:pida|pide|compre|compra) (?:en línea|online)(?!\p{L})`)],
      [
        'quote',
        re(
          String.raw`(?<!\p{L})(?:presupuesto (?:gratis|gratuito|sin compromiso)|pid[ae] (?:su|tu|un) presupuesto)(?!\p{L})`,
        ),
      ],
      ['visit', re(String.raw`(?<!\p{L})(?:visítenos|visítanos|venga a|ven a|pase por|pásate)(?!\p{L})`)],
    ],
    buttons: [
      [
        'quote',
        re(String.raw`^(?:(?:pedir|solicitar|pide|solicite) .*presupuesto|presupuesto(?: gratis)?)$`),
      ],
      ['book', re(String.raw`^(?:reserv(?:ar|a|e|as)(?: .*)?|pedir cita|cita previa)$`)],
      ['call', re(String.raw`^(?:llamar|llámanos|llámenos)$`)],
      [
        'order',
        re(
          String.raw`^(?:comprar(?: .*)?|pedir (?:ahora|online)|tienda(?: online)?|añadir (?:al carrito|a la cesta)|carrito(?: \(\d+\))?)$`,
        ),
      ],
      ['visit', re(String.raw`^(?:cómo llegar|visítanos|visítenos|dónde estamos)$`)],
    ],
    areas: [
      new RegExp(
        String.raw`(?:[Ee]nviamos|[Ee]ntregamos|[Ee]nvíos?|[Tt]rabajamos)(?: [\p{L}-]+){0,3}? (?:a toda|en toda|por toda|a todo) (?<name>${places})`,
        'u',
      ),
      new RegExp(String.raw`(?<name>${places}) y (?:sus )?alrededores`, 'u'),
    ],
    notPlaces:
      /^(?:Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Navidad|Nosotros|El|La|Los|Las)(?!\p{L})/u,
    occasions: [
      re(
        String.raw`(?=.*(?<!\p{L})(?:encarg\p{L}*|reserv\p{L}*|regalos?|menú|ofertas?|rebajas?|pedidos?)(?!\p{L})).*(?<!\p{L})(?:navidad|reyes|semana santa|san valentín|día de la madre|día del padre|black friday|este fin de semana|esta semana|este mes)(?!\p{L})`,
      ),
    ],
    untilDay: re(String.raw`(?<!\p{L})(?:hasta el|antes del) (?<until>\d{1,2} de (?:${months})(?!\p{L}))`),
    notOccasions: re(String.raw`(?<!\p{L})(?:cerrad[oa]s?|el año pasado|nació|era|eran)(?!\p{L})`),
    problems: re(String.raw`^(?:¿?(?:cansad[oa]|hart[oa]) de|sin tiempo|¿?(?:tu|su) [^?]*\?)`),
    benefits: re(
      String.raw`(?<!\p{L})(?:para que (?:usted|tú|no)|así (?:puede|puedes)|ahorras?|nunca más|sin tener que)(?!\p{L})`,
    ),
  },
}
