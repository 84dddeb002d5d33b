import type { TradeEntry } from './trade-entry.ts'

export const beautySalonsAndNails: readonly TradeEntry[] = [
  {
    id: 'beauty-salon',
    kind: 'beauty',
    schemaTypes: ['BeautySalon'],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 12,
    interests: ['Beauty', 'Skin care', 'Self-care', 'Nail care', 'Gift vouchers', 'Natural cosmetics'],
    words: {
      en: {
        business: 'beauty salon',
        businesses: 'beauty salons',
        sells: 'facials and beauty treatments',
        alsoCalled:
          'beautician, beauty therapist, beauty parlor, beauty parlour, cosmetic salon, mobile beautician',
        offers:
          'classic facial, anti-ageing facial, deep cleansing, manicure, pedicure, waxing, brow shaping, lash tint, back treatment, gift voucher',
        searches:
          'beauty salon, facial, facial treatment, beautician, pedicure, manicure and pedicure, mobile beautician, beauty treatment gift voucher, beauty salon near me',
        negatives: 'jobs, course, training, salary, wholesale, equipment, diy, game',
        questions: [
          'How long does a facial take?',
          'Which treatment suits my skin?',
          'Can I buy a gift voucher?',
        ],
      },
      de: {
        business: 'Kosmetikstudio',
        businesses: 'Kosmetikstudios',
        sells: 'Gesichtsbehandlungen und Kosmetik',
        alsoCalled:
          'Kosmetikerin, Kosmetiksalon, Kosmetikinstitut, Schönheitssalon, Kosmetikpraxis, mobile Kosmetikerin',
        offers:
          'klassische Gesichtsbehandlung, Anti-Aging-Behandlung, Ausreinigung, Maniküre, Pediküre, Waxing, Augenbrauen zupfen, Wimpern färben, Rückenbehandlung, Gutschein',
        searches:
          'kosmetikstudio, kosmetikerin, gesichtsbehandlung, kosmetik termin, pediküre, maniküre, anti-aging gesichtsbehandlung, kosmetik gutschein, kosmetikstudio in der nähe',
        negatives: 'jobs, ausbildung, gehalt, kurs, großhandel, kosmetikbedarf, selber machen, spiel',
        questions: [
          'Wie lange dauert eine Gesichtsbehandlung?',
          'Welche Behandlung passt zu meiner Haut?',
          'Gibt es Gutscheine?',
        ],
      },
      fr: {
        business: 'institut de beauté',
        businesses: 'instituts de beauté',
        sells: 'soins du visage et du corps',
        alsoCalled:
          'esthéticienne, salon de beauté, centre de beauté, salon d’esthétique, esthéticienne à domicile',
        offers:
          'soin du visage, soin anti-âge, nettoyage de peau, manucure, beauté des pieds, épilation à la cire, épilation des sourcils, teinture des cils, gommage du corps, carte cadeau',
        searches:
          'institut de beauté, soin du visage, esthéticienne, esthéticienne à domicile, beauté des pieds, manucure, soin visage anti-âge, bon cadeau institut de beauté, institut de beauté près de chez moi',
        negatives: 'emploi, salaire, cap esthétique, formation, grossiste, matériel, jeu',
        questions: [
          'Combien de temps dure un soin du visage ?',
          'Quel soin convient à ma peau ?',
          'Proposez-vous des bons cadeaux ?',
        ],
      },
    },
  },
  {
    id: 'nail-studio',
    kind: 'beauty',
    schemaTypes: ['NailSalon'],
    goal: 'sales',
    ways: ['book', 'call', 'visit'],
    radiusKm: 8,
    interests: ['Nail care', 'Nail art', 'Beauty', 'Foot care', 'Self-care'],
    words: {
      en: {
        business: 'nail studio',
        businesses: 'nail studios',
        sells: 'manicures and nail design',
        alsoCalled: 'nail salon, nail technician, nail bar, nail artist, gel nails, manicurist',
        offers:
          'manicure, gel polish, gel nails, acrylic nails, infill, nail art, pedicure, builder gel, gel removal, French manicure',
        searches:
          'nail salon, gel nails, manicure, gel polish, nail art, acrylic nails, builder gel nails, nails without appointment, nail salon near me',
        negatives: 'jobs, course, training, kit, supplies, press on, diy, designs pictures',
        questions: [
          'How long do gel nails last?',
          'How much does a new set cost?',
          'Can I come without an appointment?',
        ],
      },
      de: {
        business: 'Nagelstudio',
        businesses: 'Nagelstudios',
        sells: 'Maniküre und Nageldesign',
        alsoCalled: 'Nageldesign, Nageldesignerin, Nageldesignstudio, Gelnägel, Nagelmodellage',
        offers:
          'Maniküre, Gellack, Neumodellage, Gelnägel, Auffüllen, Acrylnägel, Nailart, Pediküre, French, Ablösen',
        searches:
          'nagelstudio, gelnägel, gellack, nageldesign, maniküre, nägel machen lassen, acrylnägel, nagelstudio ohne termin, nagelstudio in der nähe',
        negatives: 'jobs, ausbildung, kurs, schulung, set kaufen, bedarf, selber machen, bilder',
        questions: [
          'Wie lange halten Gelnägel?',
          'Was kostet eine Neumodellage?',
          'Geht es auch ohne Termin?',
        ],
      },
      fr: {
        business: 'onglerie',
        businesses: 'ongleries',
        sells: 'manucures et pose d’ongles',
        alsoCalled:
          'prothésiste ongulaire, bar à ongles, styliste ongulaire, salon d’onglerie, ongles en gel, nail bar',
        offers:
          'manucure, vernis semi-permanent, pose de gel, pose d’américaine, remplissage, nail art, beauté des pieds, dépose, french, gainage',
        searches:
          'onglerie, prothésiste ongulaire, ongles en gel, vernis semi-permanent, manucure, bar à ongles, nail art, pose américaine, onglerie près de chez moi',
        negatives: 'emploi, formation, kit, matériel, grossiste, tutoriel, faux ongles à coller',
        questions: [
          'Combien de temps tiennent les ongles en gel ?',
          'Quel est le prix d’une pose complète ?',
          'Peut-on venir sans rendez-vous ?',
        ],
      },
    },
  },
  {
    id: 'lashes-and-brows',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book'],
    radiusKm: 12,
    interests: ['Eyelashes', 'Eyebrows', 'Beauty', 'Make-up', 'Self-care'],
    words: {
      en: {
        business: 'lash and brow bar',
        businesses: 'lash and brow bars',
        sells: 'lash and brow treatments',
        alsoCalled:
          'lash artist, brow bar, eyelash extensions, lash lift, brow lamination, lash technician, eyebrow threading',
        offers:
          'classic lash set, volume lash set, lash lift and tint, infill, brow lamination, brow tint, eyebrow threading, henna brows, lash removal',
        searches:
          'eyelash extensions, lash lift, brow lamination, lash and brow bar, eyebrow threading, volume lashes, lash infill, brow tint, lash extensions near me',
        negatives: 'jobs, course, training, kit, glue, serum, diy, supplies',
        questions: [
          'How long do lash extensions last?',
          'How long does a set take?',
          'Does it harm my own lashes?',
        ],
      },
      de: {
        business: 'Wimpern- und Brauenstudio',
        businesses: 'Wimpern- und Brauenstudios',
        sells: 'Wimpern- und Brauenbehandlungen',
        alsoCalled:
          'Wimpernstudio, Wimpernverlängerung, Wimpernlifting, Brow Bar, Augenbrauenlaminierung, Lash Artist, Wimpernstylistin, Augenbrauenstudio',
        offers:
          'Wimpernverlängerung 1:1, Volumenwimpern, Wimpernlifting, Auffüllen, Augenbrauenlifting, Augenbrauen färben, Fadentechnik, Henna Brows, Wimpern ablösen',
        searches:
          'wimpernverlängerung, wimpernlifting, augenbrauenlifting, wimpernstudio, volumenwimpern, browlamination, augenbrauen fadentechnik, wimpern auffüllen, wimpernverlängerung in der nähe',
        negatives: 'jobs, ausbildung, schulung, kurs, kleber, serum, selber machen, bedarf',
        questions: [
          'Wie lange halten die Wimpern?',
          'Wie lange dauert eine Neuauflage?',
          'Schadet das meinen Naturwimpern?',
        ],
      },
      fr: {
        business: 'bar à cils et sourcils',
        businesses: 'bars à cils et sourcils',
        sells: 'soins des cils et sourcils',
        alsoCalled:
          'extensions de cils, bar à cils, bar à sourcils, rehaussement de cils, technicienne cils, browlift, restructuration des sourcils',
        offers:
          'pose cil à cil, volume russe, rehaussement de cils, remplissage, browlift, teinture des sourcils, épilation au fil, henné sourcils, dépose',
        searches:
          'extension de cils, rehaussement de cils, bar à sourcils, browlift, volume russe, épilation au fil sourcils, remplissage cils, bar à cils près de chez moi',
        negatives: 'emploi, formation, kit, colle, sérum, tutoriel, grossiste',
        questions: [
          'Combien de temps tiennent les extensions ?',
          'Combien de temps dure la pose ?',
          'Mes cils naturels sont-ils abîmés ?',
        ],
      },
    },
  },
  {
    id: 'hair-removal',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 15,
    interests: ['Hair removal', 'Beauty', 'Skin care', 'Self-care', 'Men’s grooming'],
    words: {
      en: {
        business: 'hair removal studio',
        businesses: 'hair removal studios',
        sells: 'hair removal',
        alsoCalled:
          'waxing salon, laser hair removal, waxing studio, sugaring studio, brazilian waxing, IPL hair removal',
        offers:
          'bikini wax, Brazilian wax, full leg wax, underarm wax, sugaring, laser hair removal, laser package, men’s back wax, facial waxing, patch test',
        searches:
          'laser hair removal, waxing, brazilian wax, sugaring, laser hair removal cost, full leg wax, men’s waxing, bikini wax, waxing near me',
        negatives: 'jobs, course, training, home device, diy, cream, razor, wholesale',
        questions: [
          'How many laser sessions are usual?',
          'How long must my hair be for waxing?',
          'How much does a package cost?',
        ],
      },
      de: {
        business: 'Studio für Haarentfernung',
        businesses: 'Studios für Haarentfernung',
        sells: 'Haarentfernung',
        alsoCalled:
          'Waxingstudio, Waxing-Studio, Sugaring-Studio, dauerhafte Haarentfernung, Laser-Haarentfernung, Enthaarungsstudio, Haarentfernungsstudio',
        offers:
          'Bikinizone, Brazilian Waxing, Beine komplett, Achseln, Sugaring, Laserbehandlung, Laserpaket, Rücken für Männer, Oberlippe, Probebehandlung',
        searches:
          'waxing, dauerhafte haarentfernung, laser haarentfernung, brazilian waxing, sugaring, haarentfernung laser kosten, waxing männer, waxing studio, haarentfernung in der nähe',
        negatives:
          'jobs, ausbildung, schulung, gerät für zuhause, selber machen, creme, rasierer, großhandel',
        questions: [
          'Wie viele Lasersitzungen sind üblich?',
          'Wie lang müssen die Haare sein?',
          'Was kostet ein Paket?',
        ],
      },
      fr: {
        business: 'centre d’épilation',
        businesses: 'centres d’épilation',
        sells: 'épilation',
        alsoCalled:
          'épilation laser, épilation définitive, bar à cire, centre laser épilation, bar à épilation, épilation au sucre',
        offers:
          'maillot, maillot intégral, jambes complètes, aisselles, épilation au sucre, épilation laser, forfait laser, dos homme, visage, séance d’essai',
        searches:
          'épilation laser, épilation, épilation définitive, maillot intégral, épilation laser prix, épilation homme, épilation à la cire, centre épilation laser, épilation près de chez moi',
        negatives: 'emploi, formation, appareil maison, tutoriel, crème, rasoir, grossiste',
        questions: [
          'Combien de séances laser faut-il prévoir ?',
          'Quelle longueur de poils pour la cire ?',
          'Quel est le prix d’un forfait ?',
        ],
      },
    },
  },
  {
    id: 'permanent-make-up',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 40,
    interests: ['Permanent make-up', 'Eyebrows', 'Make-up', 'Beauty', 'Anti-ageing care'],
    angles: ['proof', 'quality', 'ease'],
    words: {
      en: {
        business: 'permanent make-up studio',
        businesses: 'permanent make-up studios',
        sells: 'permanent brows, lips and eyeliner',
        alsoCalled:
          'permanent make-up, permanent makeup artist, microblading, powder brows, cosmetic tattooing, PMU artist',
        offers:
          'consultation, microblading, powder brows, lip blush, permanent eyeliner, touch-up, color refresh, pigment removal',
        searches:
          'microblading, permanent make-up, powder brows, lip blush, permanent eyeliner, microblading cost, permanent eyebrows, pmu touch up, microblading near me',
        negatives: 'jobs, course, training, machine, pigments, diy, academy, pencil',
        questions: ['How long does it last?', 'Does it hurt?', 'Is the touch-up included in the price?'],
      },
      de: {
        business: 'Studio für Permanent Make-up',
        businesses: 'Studios für Permanent Make-up',
        sells: 'Permanent Make-up für Brauen und Lippen',
        alsoCalled:
          'Permanent Make-up, Microblading, Powder Brows, PMU-Studio, Pigmentistin, Permanent-Make-up-Studio',
        offers:
          'Beratung, Microblading, Powder Brows, Lippenpigmentierung, Lidstrich, Nacharbeit, Auffrischung, Pigmententfernung',
        searches:
          'permanent make-up, microblading, powder brows, permanent make-up lippen, permanent make-up lidstrich, microblading kosten, augenbrauen pigmentieren, pmu auffrischung, microblading in der nähe',
        negatives: 'jobs, ausbildung, schulung, kurs, gerät, farben kaufen, selber machen, stift',
        questions: [
          'Wie lange hält Permanent Make-up?',
          'Tut es weh?',
          'Ist die Nacharbeit im Preis enthalten?',
        ],
      },
      fr: {
        business: 'studio de maquillage permanent',
        businesses: 'studios de maquillage permanent',
        sells: 'maquillage permanent sourcils et lèvres',
        alsoCalled:
          'maquillage permanent, microblading, dermopigmentation, dermographe, maquillage semi-permanent, powder brows',
        offers:
          'consultation, microblading, sourcils poudrés, candy lips, eye-liner permanent, retouche, entretien de couleur, détatouage des sourcils',
        searches:
          'maquillage permanent, microblading, maquillage permanent sourcils, maquillage permanent lèvres, prix microblading, dermopigmentation sourcils, eye-liner permanent, microblading près de chez moi',
        negatives: 'emploi, formation, machine, pigments, école, tutoriel, crayon',
        questions: [
          'Combien de temps cela tient-il ?',
          'Est-ce douloureux ?',
          'La retouche est-elle comprise ?',
        ],
      },
    },
  },
]
