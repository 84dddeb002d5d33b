import type { TradeEntry } from './trade-entry.ts'

export const everydayShops: readonly TradeEntry[] = [
  {
    id: 'hardware-shop',
    kind: 'shops',
    schemaTypes: ['HardwareStore'],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 20,
    interests: [
      'Tools',
      'Do it yourself',
      'Home improvement',
      'Home building',
      'Gardening',
      'Handyman services',
    ],
    words: {
      en: {
        business: 'hardware store',
        businesses: 'hardware stores',
        sells: 'tools, fixings and building supplies',
        alsoCalled: 'hardware shop, DIY store, ironmonger, tool shop, builders’ merchant, ironmongery',
        offers:
          'power tools, hand tools, screws and fixings, locks and fittings, timber cutting, key cutting, garden tools, tool hire',
        searches:
          'hardware store, tools, key cutting, screws, power drill, door handles, tool hire, hardware store near me',
        negatives: 'jobs, computer hardware, free, video, software, game, toy',
        questions: ['Do you cut timber to size?', 'Do you hire out tools?', 'Do you cut keys while I wait?'],
      },
      de: {
        business: 'Eisenwarenhandlung',
        businesses: 'Eisenwarenhandlungen',
        sells: 'Werkzeug, Eisenwaren und Baubedarf',
        alsoCalled:
          'Baumarkt, Eisenwarengeschäft, Werkzeugladen, Eisenwaren, Werkzeughandel, Werkzeugfachgeschäft',
        offers:
          'Elektrowerkzeuge, Handwerkzeuge, Schrauben und Dübel, Schlösser und Beschläge, Holzzuschnitt, Schlüsselkopien, Gartengeräte, Werkzeugverleih',
        searches:
          'werkzeug kaufen, eisenwaren, schlüssel nachmachen, schrauben kaufen, bohrmaschine, türgriffe, werkzeugverleih, baumarkt in der nähe',
        negatives: 'jobs, ausbildung, computer, kostenlos, video, software, spielzeug',
        questions: ['Schneiden Sie Holz zu?', 'Verleihen Sie Werkzeug?', 'Kopieren Sie Schlüssel sofort?'],
      },
      fr: {
        business: 'quincaillerie',
        businesses: 'quincailleries',
        sells: 'outillage, quincaillerie et bricolage',
        alsoCalled: 'magasin de bricolage, quincaillier, magasin d’outillage, droguerie-quincaillerie',
        offers:
          'outillage électroportatif, outils à main, vis et fixations, serrures et ferrures, découpe de bois, double de clés, outils de jardin, location d’outils',
        searches:
          'quincaillerie, outillage, double de clé, vis et chevilles, perceuse, poignée de porte, location outillage, quincaillerie près de chez moi',
        negatives: 'emploi, ordinateur, gratuit, vidéo, logiciel, jeu, jouet',
        questions: [
          'Découpez-vous le bois sur mesure ?',
          'Louez-vous des outils ?',
          'Faites-vous les clés sur place ?',
        ],
      },
    },
  },
  {
    id: 'paint-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 25,
    interests: [
      'Painting and decorating',
      'Wallpaper',
      'Home improvement',
      'Do it yourself',
      'Interior design',
      'Renovation',
    ],
    words: {
      en: {
        business: 'paint shop',
        businesses: 'paint shops',
        sells: 'paints, wallpapers and tools',
        alsoCalled:
          'paint store, paint and wallpaper shop, wallpaper shop, decorating store, decorator’s merchant',
        offers:
          'wall paint, wood varnish, primers, wallpaper, tinting to order, brushes and rollers, floor oil, color advice',
        searches:
          'paint shop, wall paint, wallpaper, paint mixing, chalk paint, wood varnish, exterior paint, paint store near me',
        negatives: 'jobs, car body, free, software, face paint, drawing app, nail, paintball',
        questions: ['Can you mix an exact shade?', 'How much paint do I need?', 'Are there low-odor paints?'],
      },
      de: {
        business: 'Farbenfachgeschäft',
        businesses: 'Farbenfachgeschäfte',
        sells: 'Farben, Tapeten und Werkzeug',
        alsoCalled:
          'Farbengeschäft, Farbenladen, Tapetengeschäft, Farbenhaus, Malerbedarf, Farben und Tapeten',
        offers:
          'Wandfarben, Holzlacke, Grundierungen, Tapeten, Farbmischung nach Wunsch, Pinsel und Rollen, Bodenöl, Farbberatung',
        searches:
          'wandfarbe, farbengeschäft, tapeten kaufen, farbe mischen lassen, kreidefarbe, holzlack, fassadenfarbe, farbengeschäft in der nähe',
        negatives: 'jobs, ausbildung, autolack, kostenlos, programm, kinderschminke, nagellack, ausmalbilder',
        questions: [
          'Mischen Sie einen bestimmten Farbton?',
          'Wie viel Farbe brauche ich?',
          'Gibt es geruchsarme Farben?',
        ],
      },
      fr: {
        business: 'magasin de peinture',
        businesses: 'magasins de peinture',
        sells: 'peintures, papiers peints et outillage',
        alsoCalled:
          'boutique de peinture, magasin de papier peint, peintures et papiers peints, droguerie peinture',
        offers:
          'peintures murales, vernis bois, sous-couches, papiers peints, mise à la teinte, pinceaux et rouleaux, huiles pour sol, conseil couleur',
        searches:
          'peinture murale, magasin de peinture, papier peint, peinture sur mesure, peinture à la craie, vernis bois, peinture façade, magasin de peinture près de chez moi',
        negatives: 'emploi, carrosserie, gratuit, logiciel, maquillage enfant, tableau, ongles',
        questions: [
          'Préparez-vous une teinte précise ?',
          'De quelle quantité ai-je besoin ?',
          'Avez-vous des peintures peu odorantes ?',
        ],
      },
    },
  },
  {
    id: 'optician',
    kind: 'shops',
    schemaTypes: ['Optician'],
    goal: 'leads',
    ways: ['book', 'visit', 'call'],
    radiusKm: 20,
    interests: ['Eyewear', 'Sunglasses', 'Contact lenses', 'Fashion', 'Health care'],
    angles: ['proof', 'quality', 'ease', 'offer'],
    words: {
      en: {
        business: 'optician',
        businesses: 'opticians',
        sells: 'glasses and lenses',
        alsoCalled: 'optometrist, eyewear store, optical store, glasses shop, eyewear boutique',
        offers:
          'glasses, varifocal lenses, sunglasses, contact lenses, eye test, children’s glasses, sports glasses, glasses repair',
        searches:
          'glasses, optician, eye test, varifocals, contact lenses, prescription sunglasses, kids glasses, optician near me',
        negatives: 'jobs, training, free, drinking glasses, eye surgery, illusion, virtual, salary',
        questions: [
          'What do varifocals cost?',
          'How long does an eye test take?',
          'Does my insurance contribute?',
        ],
      },
      de: {
        business: 'Augenoptiker',
        businesses: 'Augenoptiker',
        sells: 'Brillen und Kontaktlinsen',
        alsoCalled:
          'Optiker, Optikergeschäft, Brillengeschäft, Optikerfachgeschäft, Brillenstudio, Augenoptik',
        offers:
          'Brillen, Gleitsichtbrillen, Sonnenbrillen, Kontaktlinsen, Sehtest, Kinderbrillen, Sportbrillen, Brillenreparatur',
        searches:
          'brille kaufen, optiker, sehtest, gleitsichtbrille, kontaktlinsen, sonnenbrille mit sehstärke, kinderbrille, optiker in der nähe',
        negatives: 'jobs, ausbildung, gehalt, kostenlos, augenlaser, optische täuschung, virtuell',
        questions: [
          'Was kostet eine Gleitsichtbrille?',
          'Wie lange dauert ein Sehtest?',
          'Zahlt meine Versicherung etwas dazu?',
        ],
      },
      fr: {
        business: 'opticien',
        businesses: 'opticiens',
        sells: 'lunettes et lentilles',
        alsoCalled:
          'opticien lunetier, magasin d’optique, boutique de lunettes, magasin de lunettes, lunetier',
        offers:
          'lunettes de vue, verres progressifs, lunettes de soleil, lentilles de contact, examen de vue, lunettes enfant, lunettes de sport, réparation de lunettes',
        searches:
          'lunettes de vue, opticien, examen de vue, verres progressifs, lentilles de contact, lunettes de soleil correction, lunettes enfant, opticien près de chez moi',
        negatives: 'emploi, formation, salaire, gratuit, chirurgie, illusion, virtuel',
        questions: [
          'Combien coûtent des verres progressifs ?',
          'Combien de temps dure un examen de vue ?',
          'Ma mutuelle participe-t-elle ?',
        ],
      },
    },
  },
  {
    id: 'cosmetics-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 25,
    interests: ['Beauty', 'Skin care', 'Make-up', 'Natural cosmetics', 'Hair care', 'Nail care'],
    words: {
      en: {
        business: 'cosmetics shop',
        businesses: 'cosmetics shops',
        sells: 'skin care and make-up',
        alsoCalled: 'cosmetics store, make-up shop, beauty store, skincare shop, natural cosmetics shop',
        offers:
          'face creams, serums, make-up, natural cosmetics, hair care, nail polish, skin care advice, gift sets',
        searches:
          'skin care, face cream, natural cosmetics, make-up, foundation, vegan cosmetics, sunscreen face, cosmetics shop near me',
        negatives: 'jobs, course, free samples, surgery, wholesale, diy, recipe, tutorial',
        questions: [
          'Which care suits my skin?',
          'Are the products vegan?',
          'Can I test make-up in the shop?',
        ],
      },
      de: {
        business: 'Kosmetikgeschäft',
        businesses: 'Kosmetikgeschäfte',
        sells: 'Hautpflege und Make-up',
        alsoCalled:
          'Naturkosmetikladen, Kosmetikladen, Kosmetikshop, Beautyshop, Kosmetikfachgeschäft, Make-up-Geschäft',
        offers:
          'Gesichtscremes, Seren, Make-up, Naturkosmetik, Haarpflege, Nagellack, Pflegeberatung, Geschenksets',
        searches:
          'naturkosmetik, gesichtscreme, hautpflege, make-up kaufen, foundation, vegane kosmetik, sonnencreme gesicht, kosmetikgeschäft in der nähe',
        negatives: 'jobs, ausbildung, kurs, gratisproben, großhandel, selber machen, rezept, anleitung',
        questions: [
          'Welche Pflege passt zu meiner Haut?',
          'Sind die Produkte vegan?',
          'Kann ich Make-up im Laden testen?',
        ],
      },
      fr: {
        business: 'boutique de cosmétiques',
        businesses: 'boutiques de cosmétiques',
        sells: 'soins et maquillage',
        alsoCalled:
          'magasin de cosmétiques, boutique de maquillage, boutique de cosmétiques naturels, boutique beauté',
        offers:
          'crèmes visage, sérums, maquillage, cosmétiques naturels, soins capillaires, vernis à ongles, conseil soin, coffrets cadeaux',
        searches:
          'cosmétiques naturels, crème visage, soin visage bio, maquillage, fond de teint, cosmétique vegan, crème solaire visage, boutique cosmétique près de chez moi',
        negatives:
          'emploi, formation, échantillon gratuit, chirurgie, grossiste, fait maison, recette, tutoriel',
        questions: [
          'Quel soin convient à ma peau ?',
          'Les produits sont-ils vegan ?',
          'Peut-on tester le maquillage en boutique ?',
        ],
      },
    },
  },
  {
    id: 'perfumery',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 30,
    interests: ['Perfume', 'Beauty', 'Home fragrance', 'Gift giving', 'Skin care', 'Luxury fashion'],
    words: {
      en: {
        business: 'perfumery',
        businesses: 'perfumeries',
        sells: 'perfumes and fragrances',
        alsoCalled: 'perfume shop, fragrance store, niche perfume shop, perfume store, fragrance boutique',
        offers:
          'women’s perfumes, men’s fragrances, niche perfumes, home fragrance, samples, scent advice, gift sets, perfume refills',
        searches:
          'perfume, niche perfume, womens perfume, mens fragrance, perfume gift set, perfume samples, unisex perfume, perfume shop near me',
        negatives: 'jobs, dupe, wholesale, film, diy, recipe, free, car freshener',
        questions: ['Can I get samples first?', 'Which scent lasts longest?', 'Do you help choose a gift?'],
      },
      de: {
        business: 'Parfümerie',
        businesses: 'Parfümerien',
        sells: 'Parfums und Düfte',
        alsoCalled: 'Parfümgeschäft, Parfumladen, Nischenparfümerie, Duftboutique, Duftfachgeschäft',
        offers:
          'Damendüfte, Herrendüfte, Nischendüfte, Raumdüfte, Duftproben, Duftberatung, Geschenksets, Nachfüllflakons',
        searches:
          'parfum kaufen, nischenparfum, damenparfum, herrenparfum, parfum geschenkset, parfumproben, unisex parfum, parfümerie in der nähe',
        negatives: 'jobs, ausbildung, duftzwilling, großhandel, film, selber machen, kostenlos, autoduft',
        questions: [
          'Kann ich erst Proben bekommen?',
          'Welcher Duft hält am längsten?',
          'Beraten Sie bei Geschenken?',
        ],
      },
      fr: {
        business: 'parfumerie',
        businesses: 'parfumeries',
        sells: 'parfums',
        alsoCalled: 'boutique de parfums, parfumeur, parfumerie de niche, magasin de parfums',
        offers:
          'parfums femme, parfums homme, parfums de niche, parfums d’intérieur, échantillons, conseil parfum, coffrets, recharges',
        searches:
          'parfum, parfum femme, parfum homme, parfum de niche, coffret parfum, échantillon parfum, parfum mixte, parfumerie près de chez moi',
        negatives: 'emploi, formation, dupe, grossiste, film, fait maison, gratuit, voiture',
        questions: [
          'Puis-je recevoir des échantillons ?',
          'Quel parfum tient le plus longtemps ?',
          'M’aidez-vous à choisir un cadeau ?',
        ],
      },
    },
  },
]
