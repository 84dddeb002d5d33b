import type { TradeEntry } from './trade-entry.ts'

export const hairAndMakeUp: readonly TradeEntry[] = [
  {
    id: 'hair-salon',
    kind: 'beauty',
    schemaTypes: ['HairSalon'],
    goal: 'sales',
    ways: ['book', 'call', 'visit'],
    radiusKm: 12,
    interests: ['Hairdressers', 'Hair coloring', 'Hair care', 'Curly hair', 'Hair extensions', 'Beauty'],
    words: {
      en: {
        business: 'hair salon',
        businesses: 'hair salons',
        sells: 'haircuts and styling',
        alsoCalled:
          'hairdresser, hairdressers, hair stylist, hairdressing salon, hair colorist, mobile hairdresser',
        offers:
          'women’s haircut, men’s haircut, children’s haircut, balayage, highlights, full color, blow-dry, hair extensions, keratin treatment, wedding hair',
        searches:
          'hair salon, hairdresser, balayage, highlights, women’s haircut, hair extensions, curly hair salon, hairdresser appointment, mobile hairdresser, hair salon near me',
        negatives: 'jobs, salary, course, apprenticeship, diy, supplies, dog, game',
        questions: [
          'How much does a balayage cost?',
          'Can I come without an appointment?',
          'How long does a color take?',
        ],
      },
      de: {
        business: 'Friseursalon',
        businesses: 'Friseursalons',
        sells: 'Haarschnitte und Styling',
        alsoCalled: 'Friseur, Frisör, Friseurin, Coiffeur, Haarsalon, mobiler Friseur, Haarstudio',
        offers:
          'Damenhaarschnitt, Herrenhaarschnitt, Kinderhaarschnitt, Balayage, Strähnen, Färben, Waschen und Föhnen, Haarverlängerung, Keratinbehandlung, Brautfrisur',
        searches:
          'friseur, friseur termin, balayage friseur, strähnen friseur, friseur ohne termin, haarverlängerung, locken friseur, damenhaarschnitt, mobiler friseur, friseur in der nähe',
        negatives: 'jobs, gehalt, ausbildung, meisterschule, selber schneiden, friseurbedarf, hund, spiel',
        questions: [
          'Was kostet eine Balayage?',
          'Kann ich ohne Termin kommen?',
          'Wie lange dauert das Färben?',
        ],
      },
      fr: {
        business: 'salon de coiffure',
        businesses: 'salons de coiffure',
        sells: 'coupes et coiffures',
        alsoCalled: 'coiffeur, coiffeuse, coiffeur à domicile, coloriste, coiffeur visagiste, coiffure femme',
        offers:
          'coupe femme, coupe homme, coupe enfant, balayage, mèches, coloration, brushing, extensions, lissage, coiffure de mariée',
        searches:
          'coiffeur, salon de coiffure, balayage coiffeur, coiffeur sans rendez-vous, coiffeur à domicile, coiffeur cheveux bouclés, extensions cheveux, coupe femme, coiffeur près de chez moi',
        negatives: 'emploi, salaire, cap coiffure, formation, matériel, chien, jeu',
        questions: [
          'Combien coûte un balayage ?',
          'Peut-on venir sans rendez-vous ?',
          'Combien de temps prend une coloration ?',
        ],
      },
    },
  },
  {
    id: 'barber',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit'],
    radiusKm: 8,
    interests: ['Barbers', 'Beard care', 'Men’s grooming', 'Hairdressers', 'Gift vouchers'],
    words: {
      en: {
        business: 'barber shop',
        businesses: 'barber shops',
        sells: 'men’s haircuts and beard trims',
        alsoCalled: 'barber, barbershop, men’s barber, gents barber, men’s haircuts, beard barber',
        offers:
          'haircut, skin fade, beard trim, hot towel shave, cut and beard, buzz cut, kids’ cut, eyebrow trim, grey blending',
        searches:
          'barber, barber shop, skin fade, beard trim, hot towel shave, men’s haircut, walk-in barber, kids haircut barber, barber near me',
        negatives: 'jobs, course, chair rental, academy, clippers, supplies, diy, movie',
        questions: [
          'Do I need an appointment?',
          'How much are a cut and beard trim?',
          'How long does a skin fade take?',
        ],
      },
      de: {
        business: 'Barbershop',
        businesses: 'Barbershops',
        sells: 'Herrenhaarschnitte und Bartpflege',
        alsoCalled: 'Barbier, Barber, Herrenfriseur, Herrensalon, Bartpflege-Salon',
        offers:
          'Herrenhaarschnitt, Skin Fade, Bart trimmen, Nassrasur mit heißem Tuch, Haarschnitt mit Bart, Maschinenschnitt, Kinderhaarschnitt, Augenbrauen, Nasenhaare wachsen',
        searches:
          'barbershop, barber, herrenfriseur, skin fade, bart trimmen, nassrasur, barber ohne termin, herrenhaarschnitt, barbershop in der nähe',
        negatives: 'jobs, ausbildung, kurs, akademie, haarschneidemaschine, bedarf, selber machen, film',
        questions: [
          'Brauche ich einen Termin?',
          'Was kosten Haarschnitt und Bart?',
          'Wie lange dauert ein Skin Fade?',
        ],
      },
      fr: {
        business: 'barbier',
        businesses: 'barbiers',
        sells: 'coupes homme et taille de barbe',
        alsoCalled: 'barbershop, salon de barbier, coiffeur barbier, coiffeur pour hommes, coiffeur homme',
        offers:
          'coupe homme, dégradé, taille de barbe, rasage à l’ancienne, coupe et barbe, coupe tondeuse, coupe enfant, soin du visage homme, camouflage des cheveux gris',
        searches:
          'barbier, coiffeur homme, dégradé homme, taille de barbe, rasage à l’ancienne, barbier sans rendez-vous, coupe homme et barbe, barbershop, barbier près de chez moi',
        negatives: 'emploi, formation, cap, acheter tondeuse, matériel, tutoriel, film',
        questions: [
          'Faut-il prendre rendez-vous ?',
          'Combien coûte la coupe avec barbe ?',
          'Combien de temps dure un dégradé ?',
        ],
      },
    },
  },
  {
    id: 'wig-maker',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call', 'visit'],
    radiusKm: 50,
    interests: ['Hair care', 'Hairdressers', 'Beauty', 'Self-care', 'Women’s clothing'],
    angles: ['quality', 'proof', 'ease'],
    words: {
      en: {
        business: 'wig salon',
        businesses: 'wig salons',
        sells: 'wigs and hairpieces',
        alsoCalled: 'wig maker, wigs, hairpieces, wig fitting, hair replacement salon, toupees',
        offers:
          'wig consultation, real hair wig, synthetic wig, made-to-measure wig, hairpiece, toupee, wig styling, wig care and cleaning, headscarves',
        searches:
          'wigs, real hair wigs, wig salon, wig fitting, custom made wig, hairpiece for women, toupee, wig styling, wig shop near me',
        negatives: 'jobs, course, carnival, costume, cosplay, halloween, wholesale, doll',
        questions: [
          'How much does a real hair wig cost?',
          'Will my health insurance contribute?',
          'Can I try wigs on in private?',
        ],
      },
      de: {
        business: 'Perückenstudio',
        businesses: 'Perückenstudios',
        sells: 'Perücken und Haarteile',
        alsoCalled: 'Perückenmacher, Perücken, Zweithaar, Zweithaarstudio, Haarersatz, Haarteile, Toupets',
        offers:
          'Perückenberatung, Echthaarperücke, Kunsthaarperücke, Maßperücke, Haarteil, Toupet, Perücke schneiden, Perückenpflege, Kopfbedeckungen',
        searches:
          'perücke kaufen, perückenstudio, echthaarperücke, zweithaar, perücke anpassen, haarteil damen, toupet, perücke auf rezept, perücken in der nähe',
        negatives: 'jobs, ausbildung, karneval, fasching, cosplay, kostüm, großhandel, puppe',
        questions: [
          'Was kostet eine Echthaarperücke?',
          'Was zahlt die Krankenkasse dazu?',
          'Kann ich in einem eigenen Raum anprobieren?',
        ],
      },
      fr: {
        business: 'salon de perruques',
        businesses: 'salons de perruques',
        sells: 'perruques et compléments capillaires',
        alsoCalled:
          'perruquier, perruques, prothèse capillaire, complément capillaire, boutique de perruques, perruquière',
        offers:
          'conseil et essayage, perruque en cheveux naturels, perruque synthétique, perruque sur mesure, complément capillaire, coupe de perruque, entretien de perruque, turbans et foulards',
        searches:
          'perruque femme, perruque cheveux naturels, prothèse capillaire, essayage perruque, perruque sur mesure, complément capillaire femme, turban femme, boutique de perruques près de chez moi',
        negatives: 'emploi, formation, carnaval, déguisement, cosplay, grossiste, poupée',
        questions: [
          'Combien coûte une perruque en cheveux naturels ?',
          'Est-elle remboursée ?',
          'L’essayage se fait-il en privé ?',
        ],
      },
    },
  },
  {
    id: 'make-up-artist',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'quote'],
    radiusKm: 60,
    interests: ['Make-up', 'Weddings', 'Beauty', 'Formal wear', 'Wedding photography'],
    angles: ['proof', 'ease', 'quality'],
    words: {
      en: {
        business: 'make-up artist',
        businesses: 'make-up artists',
        sells: 'make-up for events',
        alsoCalled:
          'makeup artist, bridal make-up artist, wedding make-up, mobile make-up artist, hair and make-up artist, visagist',
        offers:
          'bridal make-up, make-up trial, bridesmaids’ make-up, evening make-up, hair and make-up, prom make-up, photo shoot make-up, make-up lesson',
        searches:
          'make-up artist, bridal make-up, wedding hair and make-up, mobile make-up artist, make-up for photo shoot, prom make-up, make-up lesson, bridal make-up trial, make-up artist near me',
        negatives: 'jobs, salary, school, course, certification, kit, brand, tutorial',
        questions: [
          'How much does bridal make-up cost?',
          'Is a trial included?',
          'Do you travel to the venue?',
        ],
      },
      de: {
        business: 'Visagistin',
        businesses: 'Visagistinnen',
        sells: 'Make-up für Anlässe',
        alsoCalled:
          'Make-up-Artist, Visagist, Brautstylistin, Brautstyling, Hair and Make-up Artist, Brautvisagistin',
        offers:
          'Brautstyling, Probestyling, Make-up für Brautjungfern, Abend-Make-up, Frisur und Make-up, Abiball-Make-up, Fotoshooting-Make-up, Schminkkurs',
        searches:
          'visagistin, brautstyling, braut make-up, make-up artist, mobile visagistin, make-up hochzeit, abiball make-up, schminkkurs, visagistin in der nähe',
        negatives: 'jobs, ausbildung, gehalt, schule, tutorial, kinderschminken, set kaufen',
        questions: ['Was kostet ein Brautstyling?', 'Ist ein Probetermin dabei?', 'Kommen Sie zur Location?'],
      },
      fr: {
        business: 'maquilleuse professionnelle',
        businesses: 'maquilleuses professionnelles',
        sells: 'maquillage d’événement',
        alsoCalled:
          'maquilleuse, maquilleur, make-up artist, maquilleuse mariage, maquilleuse à domicile, coiffeuse maquilleuse',
        offers:
          'maquillage de mariée, essai maquillage, maquillage des témoins, maquillage de soirée, coiffure et maquillage, maquillage shooting photo, cours d’automaquillage, déplacement sur le lieu',
        searches:
          'maquilleuse, maquilleuse mariage, maquillage mariée, maquilleuse à domicile, coiffure et maquillage mariage, maquillage soirée, cours automaquillage, maquilleuse professionnelle près de chez moi',
        negatives: 'emploi, salaire, école, formation, tutoriel, palette, maquillage enfant',
        questions: [
          'Combien coûte un maquillage de mariée ?',
          'L’essai est-il compris ?',
          'Vous déplacez-vous le jour du mariage ?',
        ],
      },
    },
  },
]
