import type { TradeEntry } from './trade-entry.ts'

export const designWordsAndSound: readonly TradeEntry[] = [
  {
    id: 'graphic-designer',
    kind: 'creative services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: null,
    interests: ['Graphic design', 'Branding', 'Small business', 'Typography', 'Start-ups'],
    angles: ['quality', 'price', 'proof', 'speed'],
    words: {
      en: {
        business: 'graphic design studio',
        businesses: 'graphic design studios',
        sells: 'logos, brands and print design',
        alsoCalled:
          'graphic designer, logo designer, brand designer, logo design, corporate design agency, freelance designer',
        offers:
          'logo design, brand identity, business card design, brochure design, packaging design, menu design, poster design, presentation design',
        searches:
          'graphic designer, logo design, logo designer, brand identity design, packaging design, brochure design, freelance graphic designer, menu design',
        negatives: 'jobs, course, free logo maker, template, ai generator, salary, degree',
        questions: ['What does a logo cost?', 'How many drafts will I see?', 'Which files do I get?'],
      },
      de: {
        business: 'Grafikbüro',
        businesses: 'Grafikbüros',
        sells: 'Logos, Marken und Drucksachen',
        alsoCalled:
          'Grafiker, Grafikerin, Grafikdesigner, Grafikatelier, Grafikagentur, Logodesigner, Designbüro',
        offers:
          'Logodesign, Corporate Design, Gestaltung von Visitenkarten, Broschürengestaltung, Verpackungsdesign, Speisekarten, Plakatgestaltung, Präsentationen',
        searches:
          'grafiker, logo erstellen lassen, grafikdesigner, corporate design, grafikbüro, verpackungsdesign, broschüre gestalten lassen, speisekarte gestalten lassen',
        negatives: 'jobs, kurs, kostenlos, vorlage, ki generator, gehalt, studium, ausbildung',
        questions: ['Was kostet ein Logo?', 'Wie viele Entwürfe sehe ich?', 'Welche Dateien bekomme ich?'],
      },
      fr: {
        business: 'studio de graphisme',
        businesses: 'studios de graphisme',
        sells: 'logos, identités et imprimés',
        alsoCalled:
          'graphiste, graphiste indépendant, créateur de logo, agence de graphisme, designer graphique, atelier de graphisme',
        offers:
          'création de logo, identité visuelle, conception de cartes de visite, mise en page de brochure, design d’emballage, carte de restaurant, affiche, présentation',
        searches:
          'graphiste, création de logo, graphiste freelance, identité visuelle, studio graphique, création packaging, mise en page brochure, graphiste tarif',
        negatives: 'emploi, formation, gratuit, modèle, générateur ia, salaire, études',
        questions: [
          'Combien coûte un logo ?',
          'Combien de propositions verrai-je ?',
          'Quels fichiers vais-je recevoir ?',
        ],
      },
    },
  },
  {
    id: 'illustrator',
    kind: 'creative services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'order'],
    radiusKm: null,
    interests: ['Illustration', 'Art', 'Children’s books', 'Personalized gifts', 'Graphic design'],
    angles: ['quality', 'story', 'proof', 'ease'],
    words: {
      en: {
        business: 'illustrator',
        businesses: 'illustrators',
        sells: 'illustrations',
        alsoCalled:
          'book illustrator, freelance illustrator, children’s book illustrator, portrait illustrator, illustration studio, caricaturist',
        offers:
          'book illustration, editorial illustration, portrait from photo, packaging illustration, map illustration, character design, live drawing, license',
        searches:
          'illustrator for hire, children’s book illustrator, custom illustration, freelance illustrator, portrait illustration, pet portrait illustration, infographic illustrator, live illustrator',
        negatives: 'adobe software, jobs, course, free, tutorial, ai generator, salary',
        questions: [
          'What does an illustration cost?',
          'How may I use the picture?',
          'How many changes are included?',
        ],
      },
      de: {
        business: 'Illustrator',
        businesses: 'Illustratoren',
        sells: 'Illustrationen',
        alsoCalled:
          'Illustratorin, Kinderbuchillustrator, Illustrationsatelier, Porträtzeichner, Karikaturist, Auftragszeichner',
        offers:
          'Buchillustration, redaktionelle Illustration, Porträt nach Foto, Illustration für Verpackungen, illustrierte Karte, Figurenentwicklung, Live-Zeichnen, Nutzungsrecht',
        searches:
          'illustrator beauftragen, illustratorin, kinderbuch illustrator, illustration erstellen lassen, porträt zeichnen lassen, infografik illustrator, karikatur zeichnen lassen',
        negatives: 'adobe, jobs, kurs, kostenlos, anleitung, ki generator, gehalt',
        questions: [
          'Was kostet eine Illustration?',
          'Wie darf ich das Bild nutzen?',
          'Wie viele Änderungen sind dabei?',
        ],
      },
      fr: {
        business: 'illustrateur',
        businesses: 'illustrateurs',
        sells: 'illustrations',
        alsoCalled:
          'illustratrice, illustrateur jeunesse, illustrateur freelance, atelier d’illustration, caricaturiste, portraitiste dessin',
        offers:
          'illustration de livre, illustration de presse, portrait d’après photo, illustration d’emballage, carte illustrée, création de personnage, dessin en direct, droits d’utilisation',
        searches:
          'illustrateur freelance, illustratrice, illustrateur livre enfant, illustration sur mesure, portrait illustré personnalisé, commander une illustration, caricature sur commande',
        negatives: 'adobe, emploi, formation, gratuit, tutoriel, générateur ia, salaire',
        questions: [
          'Combien coûte une illustration ?',
          'Comment puis-je utiliser l’image ?',
          'Combien de retouches sont comprises ?',
        ],
      },
    },
  },
  {
    id: 'copywriter',
    kind: 'creative services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: null,
    interests: ['Content marketing', 'Marketing', 'Advertising', 'Branding', 'Small business'],
    angles: ['proof', 'benefit', 'speed', 'price'],
    words: {
      en: {
        business: 'copywriter',
        businesses: 'copywriters',
        sells: 'texts for websites and advertising',
        alsoCalled:
          'copywriting, freelance copywriter, website copywriter, content writer, text agency, editorial agency',
        offers:
          'website texts, product descriptions, blog articles, newsletters, ad copy, brochure texts, speech writing, proofreading',
        searches:
          'copywriter, website copywriting, freelance copywriter, content writer, product description writing, blog writing service, speech writer, proofreading service',
        negatives: 'jobs, course, free, ai writer, copyright, salary, template',
        questions: [
          'What does a page of text cost?',
          'How many revisions are included?',
          'When will my text be ready?',
        ],
      },
      de: {
        business: 'Textbüro',
        businesses: 'Textbüros',
        sells: 'Texte für Websites und Werbung',
        alsoCalled: 'Texter, Texterin, Werbetexter, Textagentur, Copywriter, Redaktionsbüro, Content-Texter',
        offers:
          'Websitetexte, Produktbeschreibungen, Blogartikel, Newsletter, Werbetexte, Broschürentexte, Reden schreiben, Lektorat',
        searches:
          'texter, websitetexte schreiben lassen, werbetexter, textagentur, produkttexte schreiben lassen, blogartikel schreiben lassen, redenschreiber, lektorat',
        negatives: 'jobs, kurs, kostenlos, ki text, gehalt, ausbildung, vorlage',
        questions: [
          'Was kostet eine Textseite?',
          'Wie viele Korrekturen sind dabei?',
          'Wann ist mein Text fertig?',
        ],
      },
      fr: {
        business: 'rédacteur web',
        businesses: 'rédacteurs web',
        sells: 'textes de sites web et de publicité',
        alsoCalled:
          'concepteur-rédacteur, copywriter, rédactrice web, agence de rédaction, rédaction web, agence éditoriale',
        offers:
          'textes de site web, fiches produits, articles de blog, newsletters, textes publicitaires, textes de brochure, discours, relecture',
        searches:
          'rédacteur web, rédaction de contenu, concepteur rédacteur, rédaction site internet, rédaction fiches produits, rédacteur freelance, agence de rédaction, relecture correction',
        negatives: 'emploi, formation, gratuit, texte ia, salaire, modèle, devenir',
        questions: [
          'Combien coûte une page de texte ?',
          'Combien de corrections sont comprises ?',
          'Quand mon texte sera-t-il prêt ?',
        ],
      },
    },
  },
  {
    id: 'recording-studio',
    kind: 'creative services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 50,
    interests: ['Music production', 'Singing', 'Songwriting', 'Podcasts', 'Rock music', 'Hip-hop'],
    angles: ['quality', 'price', 'proof', 'ease'],
    words: {
      en: {
        business: 'recording studio',
        businesses: 'recording studios',
        sells: 'recording and mixing',
        alsoCalled:
          'music producer, sound studio, music production studio, mastering studio, podcast studio, beat maker',
        offers:
          'recording session, vocal recording, mixing, mastering, beat production, podcast recording, voice-over, studio day',
        searches:
          'recording studio, music producer, mixing and mastering, vocal recording studio, podcast studio, mastering service, rehearsal and recording studio, recording studio near me',
        negatives: 'jobs, course, free beats, software, plugins, microphone, game',
        questions: [
          'What does an hour cost?',
          'Is a sound engineer included?',
          'Can I come without experience?',
        ],
      },
      de: {
        business: 'Tonstudio',
        businesses: 'Tonstudios',
        sells: 'Aufnahme und Mix',
        alsoCalled:
          'Musikproduzent, Aufnahmestudio, Musikstudio, Masteringstudio, Podcaststudio, Musikproduktion',
        offers:
          'Aufnahmesession, Gesangsaufnahme, Mixing, Mastering, Beatproduktion, Podcastaufnahme, Sprecheraufnahme, Studiotag',
        searches:
          'tonstudio, tonstudio mieten, musikproduzent, mixing und mastering, gesangsaufnahme, podcast studio, song aufnehmen, mastering, tonstudio in der nähe',
        negatives: 'jobs, kurs, kostenlose beats, software, plugins, mikrofon, spiel',
        questions: [
          'Was kostet eine Stunde?',
          'Ist ein Toningenieur dabei?',
          'Geht das auch ohne Erfahrung?',
        ],
      },
      fr: {
        business: 'studio d’enregistrement',
        businesses: 'studios d’enregistrement',
        sells: 'enregistrement et mixage',
        alsoCalled:
          'producteur de musique, beatmaker, studio de mastering, ingénieur du son studio, studio de podcast',
        offers:
          'séance d’enregistrement, prise de voix, mixage, mastering, production d’instru, enregistrement de podcast, voix off, journée de studio',
        searches:
          'studio d’enregistrement, mixage mastering, enregistrer une chanson, beatmaker, studio podcast, producteur musique, mastering en ligne, studio d’enregistrement près de chez moi',
        negatives: 'emploi, formation, instru gratuite, logiciel, plugins, micro, jeu',
        questions: [
          'Combien coûte une heure ?',
          'Un ingénieur du son est-il présent ?',
          'Puis-je venir sans expérience ?',
        ],
      },
    },
  },
]
