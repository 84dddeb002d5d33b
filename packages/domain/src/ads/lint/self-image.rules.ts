import type { TextCheck } from './linted-ad.rules.ts'
import { faultAt, keepApart } from './linted-ad.rules.ts'
import { findPhrases, phraseBook } from './phrases.rules.ts'
import { listed } from './words.rules.ts'

const phrases = phraseBook({
  /** Feelings about something; the following words decide. */
  feeling: `hate your, hating your, ashamed of your, embarrassed by|about|of your, tired of your, sick of your,
    fed up with your, get rid of your, getting rid of your, hide your, hiding your, unhappy with your,
    insecure about your, self conscious about your, disgusted by|with your, don t like your, say goodbye to your,
    honte de votre|ton|vos|tes, marre de votre|ton|vos|tes, complexé|complexée par votre|ton|vos|tes,
    débarrassez vous de votre|vos, débarrasse toi de ton|tes, détestez votre|vos, détestes ton|tes,
    adieu à vos|tes|votre|ton, cachez vos|votre, cacher vos|votre,
    schämen sie sich für|wegen ihren|ihrer|ihres|ihre, schämst du dich für|wegen deinen|deiner|deines|deine,
    unzufrieden mit deinem|ihrem|deiner|ihrer, hassen sie ihren|ihre|ihr, hasst du deinen|deine|dein,
    genug von deinem|deinen|deiner|ihrem|ihren|ihrer, leid deinen|deine|ihren|ihre, verstecken sie ihre|ihren,
    versteck|verstecke deine|deinen, weg mit deinem|deinen|ihren|ihrem`,
  body: `body, belly, tummy, fat, wrinkles, cellulite, double chin, thighs, weight, love handles, figure, nose, looks,
    appearance, stretch marks, bald spot, bald head, baldness, saggy skin, loose skin, crooked teeth, flabby arms,
    extra pounds, extra kilos, excess weight, body hair, crow s feet, dark circles, acne scars,
    corps, ventre, bourrelets, rides, kilos, graisse, cuisses, double menton, calvitie, poignées d amour, silhouette,
    apparence, vergetures, cernes, poids, körper*, bauch*, falten, speck*, fett, pfunde*, gewicht, aussehen,
    oberschenkel*, doppelkinn, glatze, haut, figur, hüftgold, augenringe*, problemzonen`,
  /** Hurtful in any context. */
  wound: `belly fat, love handles, man boobs, double chin, flabby arms, flabby belly, saggy skin, thunder thighs,
    bikini body, beach body ready, perfect body, body of your dreams, too fat, you are fat, you re fat, are you fat,
    feel|feeling fat, look|looking fat, feel|feeling ugly, look|looking ugly, are you ugly, you are ugly,
    unsightly wrinkles, ugly wrinkles, ugly fat, stubborn fat, embarrassing body, embarrassing fat,
    vous sentez moche|grosse|gros, te sens moche|grosse|gros, kilos en trop,
    kilos superflus, ventre flasque, graisse disgracieuse, rides disgracieuses, vilaines rides, corps parfait,
    corps de rêve, ventre disgracieux, bourrelets disgracieux, êtes vous grosse|gros|moche, es tu grosse|gros|moche,
    dich hässlich, sich hässlich, dich zu dick, sich zu dick, bist du dick, sind sie dick, bist du zu dick,
    sind sie zu dick,
    lästige|überflüssige|hartnäckige pfunde|kilos|fettpolster, unschöne falten, hässliche falten, speckrollen,
    bikinifigur, traumkörper, perfekter körper, perfekten körper, hässliches fett, fettpölsterchen, hüftgold`,
})
// About things, not people: your old fat fryer, a belly-warming soup, weight-bearing shelves.
const things: ReadonlySet<string> = new Set(
  listed(
    'fryer, free, warming, bearing, lotion, wash, plate, plates, bill, cream, type, shop, bread, bench, lifting, vest',
  ),
)
const mostBetween = 2

/** Words that make readers feel bad about their looks (M07). */
export const checkSelfImage: TextCheck = ({ text, words }) => {
  const found = findPhrases(words, phrases).filter(({ tag, last }) => {
    const next = words[last + 1]
    return tag === 'feeling' || !(next?.isJoined && things.has(next.lower))
  })
  const bodies = found.filter(({ tag }) => tag === 'body')
  const spans = found.flatMap(({ tag, first, last }) => {
    if (tag === 'body') return []
    const body = bodies.find((match) => match.first > last && match.first - last - 1 <= mostBetween)
    const end = tag === 'wound' ? last : body?.last
    if (end === undefined || words[first]?.sentence !== words[end]?.sentence) return []
    return [{ start: words[first]?.start ?? 0, end: words[end]?.end ?? text.length }]
  })
  return keepApart(spans).map((span) => faultAt(text, span))
}
