import type { TradeEntry } from './trade-entry.ts'

export const photoAndFilm: readonly TradeEntry[] = [
  {
    id: 'wedding-photographer',
    kind: 'creative services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote', 'book'],
    radiusKm: 100,
    interests: ['Wedding photography', 'Weddings', 'Engagements', 'Wedding venues', 'Wedding dresses'],
    angles: ['quality', 'story', 'proof', 'price'],
    words: {
      en: {
        business: 'wedding photographer',
        businesses: 'wedding photographers',
        sells: 'wedding photography',
        alsoCalled:
          'wedding photography, bridal photographer, elopement photographer, engagement photographer, wedding photojournalist',
        offers:
          'full-day coverage, half-day coverage, civil ceremony, engagement shoot, couple portraits, wedding album, online gallery, second photographer',
        searches:
          'wedding photographer, wedding photography, wedding photographer prices, engagement photographer, elopement photographer, documentary wedding photographer, civil wedding photographer, wedding photographer near me',
        negatives: 'jobs, course, free, poses, camera, presets, template',
        questions: ['Is our date still free?', 'How many photos do we get?', 'What does a full day cost?'],
      },
      de: {
        business: 'Hochzeitsfotograf',
        businesses: 'Hochzeitsfotografen',
        sells: 'Hochzeitsfotografie',
        alsoCalled:
          'Hochzeitsfotografin, Hochzeitsfotografie, Fotograf für Hochzeiten, Hochzeitsreportage, Brautpaarfotograf',
        offers:
          'Ganztagesreportage, Halbtagesreportage, standesamtliche Trauung, Verlobungsshooting, Paarshooting, Hochzeitsalbum, Online-Galerie, zweiter Fotograf',
        searches:
          'hochzeitsfotograf, hochzeitsfotografin, hochzeitsfotografie, hochzeitsfotograf preise, hochzeitsreportage, fotograf standesamt, verlobungsshooting, hochzeitsfotograf in der nähe',
        negatives: 'jobs, kurs, kostenlos, posen, kamera, presets, vorlage',
        questions: [
          'Ist unser Datum noch frei?',
          'Wie viele Bilder bekommen wir?',
          'Was kostet ein ganzer Tag?',
        ],
      },
      fr: {
        business: 'photographe de mariage',
        businesses: 'photographes de mariage',
        sells: 'photographie de mariage',
        alsoCalled:
          'photographe mariage, photographie de mariage, reportage de mariage, reportage photo de mariage',
        offers:
          'reportage journée entière, reportage demi-journée, mariage civil, séance de fiançailles, séance couple, album de mariage, galerie en ligne, second photographe',
        searches:
          'photographe mariage, photographe de mariage tarif, reportage photo mariage, photographe mariage civil, séance photo engagement, photographe mariage prix, photographe mariage près de chez moi',
        negatives: 'emploi, formation, gratuit, poses, appareil photo, presets, modèle',
        questions: [
          'Notre date est-elle encore libre ?',
          'Combien de photos recevons-nous ?',
          'Combien coûte une journée ?',
        ],
      },
    },
  },
  {
    id: 'portrait-photographer',
    kind: 'creative services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 40,
    interests: [
      'Portrait photography',
      'Photography',
      'Jobs and careers',
      'Business networking',
      'Gift vouchers',
    ],
    angles: ['price', 'speed', 'quality', 'ease'],
    words: {
      en: {
        business: 'portrait photographer',
        businesses: 'portrait photographers',
        sells: 'portraits',
        alsoCalled:
          'headshot photographer, portrait photography, photo studio, passport photo studio, business portrait photographer, job application photos',
        offers:
          'business headshots, job application photos, portrait session, couple session, team photos, passport photos, retouching, prints',
        searches:
          'headshot photographer, portrait photographer, business headshots, photo studio, passport photos, professional profile photo, couple photoshoot, team photos, photo studio near me',
        negatives: 'jobs, course, app, free, ai generator, poses, used camera',
        questions: ['What does a shoot cost?', 'How many photos are included?', 'When do I get my pictures?'],
      },
      de: {
        business: 'Porträtfotograf',
        businesses: 'Porträtfotografen',
        sells: 'Porträts',
        alsoCalled:
          'Fotostudio, Porträtfotografin, Porträtfotografie, Bewerbungsfotos, Passfotostudio, Businessfotograf',
        offers:
          'Businessporträt, Bewerbungsfotos, Porträtshooting, Paarshooting, Teamfotos, Passfotos, Bildbearbeitung, Abzüge',
        searches:
          'bewerbungsfotos, fotostudio, businessporträt, porträtfotograf, passfoto machen lassen, teamfotos, paarshooting, profilbild vom fotografen, fotostudio in der nähe',
        negatives: 'jobs, ausbildung, app, kostenlos, ki generator, posen, kamera gebraucht',
        questions: [
          'Was kostet ein Shooting?',
          'Wie viele Bilder sind dabei?',
          'Wann bekomme ich die Bilder?',
        ],
      },
      fr: {
        business: 'photographe portraitiste',
        businesses: 'photographes portraitistes',
        sells: 'portraits',
        alsoCalled:
          'photographe de portrait, studio photo, photographe corporate, photo d’identité en studio, studio de portrait',
        offers:
          'portrait professionnel, photo de CV, séance portrait, séance couple, photos d’équipe, photo d’identité, retouche, tirages',
        searches:
          'photographe portrait, studio photo, portrait professionnel, photo cv, photo d’identité, photo de profil professionnelle, photos d’équipe entreprise, studio photo près de chez moi',
        negatives: 'emploi, formation, application, gratuit, générateur ia, poses, occasion',
        questions: [
          'Combien coûte une séance ?',
          'Combien de photos sont comprises ?',
          'Quand recevrai-je les photos ?',
        ],
      },
    },
  },
  {
    id: 'family-photographer',
    kind: 'creative services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 40,
    interests: ['Family photography', 'Newborn photography', 'Babies', 'Pregnancy', 'Gift vouchers'],
    angles: ['quality', 'ease', 'time', 'story'],
    words: {
      en: {
        business: 'family photographer',
        businesses: 'family photographers',
        sells: 'photos of babies and families',
        alsoCalled:
          'newborn photographer, baby photographer, maternity photographer, children’s photographer, baby photography, family photography',
        offers:
          'newborn session, maternity shoot, family session, baby milestone session, cake smash, home session, photo album, gift voucher',
        searches:
          'newborn photographer, family photographer, maternity photoshoot, baby photographer, family photoshoot, cake smash photographer, children’s photographer, family photographer near me',
        negatives: 'jobs, course, free, diy, props, poses, baby contest',
        questions: [
          'When is best for newborn photos?',
          'How long does a session take?',
          'Can siblings join in?',
        ],
      },
      de: {
        business: 'Familienfotograf',
        businesses: 'Familienfotografen',
        sells: 'Baby- und Familienfotos',
        alsoCalled:
          'Babyfotograf, Babyfotografin, Familienfotografin, Neugeborenenfotografie, Kinderfotograf, Schwangerschaftsfotografie',
        offers:
          'Neugeborenen-Shooting, Babybauch-Shooting, Familienshooting, Babyshooting, Cake Smash, Shooting zu Hause, Fotoalbum, Geschenkgutschein',
        searches:
          'familienfotograf, babyfotograf, neugeborenen fotoshooting, babybauch shooting, familienshooting, familienfotos, kinderfotograf, familienfotograf in der nähe',
        negatives: 'jobs, kurs, kostenlos, selber machen, requisiten, posen, wettbewerb',
        questions: [
          'Wann ist die beste Zeit für Neugeborenenfotos?',
          'Wie lange dauert ein Shooting?',
          'Dürfen Geschwister mit?',
        ],
      },
      fr: {
        business: 'photographe de famille',
        businesses: 'photographes de famille',
        sells: 'photos de bébés et de familles',
        alsoCalled:
          'photographe bébé, photographe nouveau-né, photographe famille, photographe grossesse, photographe naissance',
        offers:
          'séance nouveau-né, séance grossesse, séance famille, séance bébé, smash the cake, séance à domicile, album photo, bon cadeau',
        searches:
          'photographe bébé, photographe nouveau-né, séance photo famille, photographe grossesse, séance photo bébé, photographe famille, photographe naissance près de chez moi',
        negatives: 'emploi, formation, gratuit, soi-même, accessoires, poses, concours',
        questions: [
          'Quel est le meilleur moment pour un nouveau-né ?',
          'Combien de temps dure une séance ?',
          'Les frères et sœurs peuvent-ils venir ?',
        ],
      },
    },
  },
  {
    id: 'real-estate-photographer',
    kind: 'creative services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order'],
    radiusKm: 60,
    interests: ['Property', 'Selling a home', 'Architecture', 'Holiday property', 'Commercial property'],
    angles: ['speed', 'quality', 'price', 'ease'],
    words: {
      en: {
        business: 'real estate photographer',
        businesses: 'real estate photographers',
        sells: 'property photos',
        alsoCalled:
          'real estate photography, property photographer, property photography, architectural photographer, estate agent photography',
        offers:
          'interior photos, exterior photos, drone photos, 360° tour, floor plan, twilight photos, virtual staging, property video',
        searches:
          'real estate photographer, property photography, real estate photos, drone real estate photography, 360 virtual tour, virtual staging, holiday home photographer, floor plan service',
        negatives: 'jobs, course, camera, lens, free, presets, houses for sale',
        questions: ['What does a shoot cost?', 'When do I get the photos?', 'Do you take drone photos too?'],
      },
      de: {
        business: 'Immobilienfotograf',
        businesses: 'Immobilienfotografen',
        sells: 'Immobilienfotos',
        alsoCalled:
          'Immobilienfotografie, Immobilienfotografin, Architekturfotograf, Architekturfotografie, Objektfotografie',
        offers:
          'Innenaufnahmen, Außenaufnahmen, Drohnenaufnahmen, 360-Grad-Rundgang, Grundriss, Dämmerungsaufnahmen, virtuelles Staging, Immobilienvideo',
        searches:
          'immobilienfotograf, immobilienfotografie, immobilienfotos, drohnenaufnahmen immobilie, 360 grad rundgang, virtuelles staging, ferienwohnung fotograf, architekturfotograf',
        negatives: 'jobs, kurs, kamera, objektiv, kostenlos, presets, haus kaufen',
        questions: [
          'Was kostet ein Fototermin?',
          'Wann bekomme ich die Bilder?',
          'Machen Sie auch Drohnenaufnahmen?',
        ],
      },
      fr: {
        business: 'photographe immobilier',
        businesses: 'photographes immobiliers',
        sells: 'photos immobilières',
        alsoCalled:
          'photographie immobilière, photographe d’architecture, photographe d’intérieur, photos immobilières',
        offers:
          'photos intérieures, photos extérieures, photos par drone, visite virtuelle, plan, photos au crépuscule, home staging virtuel, vidéo immobilière',
        searches:
          'photographe immobilier, photo immobilière, visite virtuelle 360, photographe drone immobilier, photographe location vacances, home staging virtuel, photographe architecture',
        negatives: 'emploi, formation, appareil photo, objectif, gratuit, presets, maison à vendre',
        questions: [
          'Combien coûte un reportage ?',
          'Quand recevrai-je les photos ?',
          'Faites-vous aussi des prises par drone ?',
        ],
      },
    },
  },
  {
    id: 'videographer',
    kind: 'creative services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 100,
    interests: ['Film and media production', 'Video editing', 'Film-making', 'Advertising', 'Online video'],
    angles: ['quality', 'proof', 'price', 'speed'],
    words: {
      en: {
        business: 'video production company',
        businesses: 'video production companies',
        sells: 'films and videos',
        alsoCalled:
          'videographer, filmmaker for hire, corporate video production, film production company, wedding videographer, video producer',
        offers:
          'company film, promo video, recruiting video, event film, wedding film, social media clips, drone footage, animated explainer',
        searches:
          'video production company, videographer, corporate video production, promo video, wedding videographer, explainer video production, drone videographer, event videographer',
        negatives: 'jobs, course, free, software, app, stock footage, film school',
        questions: [
          'What does a company film cost?',
          'How long does production take?',
          'Do you write the script too?',
        ],
      },
      de: {
        business: 'Videoproduktion',
        businesses: 'Videoproduktionen',
        sells: 'Filme und Videos',
        alsoCalled:
          'Videograf, Filmproduktion, Videoproduktionsfirma, Videografin, Imagefilm-Produktion, Hochzeitsvideograf',
        offers:
          'Imagefilm, Werbevideo, Recruitingvideo, Eventfilm, Hochzeitsfilm, Social-Media-Clips, Drohnenaufnahmen, Erklärvideo',
        searches:
          'videoproduktion, imagefilm produzieren lassen, videograf, filmproduktion, erklärvideo erstellen lassen, hochzeitsvideo, eventfilm, werbevideo produktion',
        negatives: 'jobs, kurs, kostenlos, software, app, stockvideos, filmschule',
        questions: [
          'Was kostet ein Imagefilm?',
          'Wie lange dauert die Produktion?',
          'Schreiben Sie auch das Drehbuch?',
        ],
      },
      fr: {
        business: 'société de production vidéo',
        businesses: 'sociétés de production vidéo',
        sells: 'films et vidéos',
        alsoCalled:
          'vidéaste, production vidéo, vidéaste de mariage, production audiovisuelle, réalisateur de films d’entreprise',
        offers:
          'film d’entreprise, vidéo publicitaire, vidéo de recrutement, film d’événement, film de mariage, vidéos pour réseaux sociaux, prises par drone, vidéo explicative',
        searches:
          'production vidéo entreprise, vidéaste, film d’entreprise, vidéaste mariage, vidéo publicitaire prix, vidéo explicative, vidéaste événement, production audiovisuelle',
        negatives: 'emploi, formation, gratuit, logiciel, application, banque de vidéos, école de cinéma',
        questions: [
          'Combien coûte un film d’entreprise ?',
          'Combien de temps prend la production ?',
          'Écrivez-vous aussi le scénario ?',
        ],
      },
    },
  },
]
