import { list, namesOf, re, type ReadingLanguage } from './language.ts'

const year = String.raw`(?:1[6-9]|20)\d\d(?!\d)`
const amount = String.raw`(?<![\p{L}\d.,])(?:\d{1,3}(?:[ .]\d{3})+|\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille)(?:\+|(?![\p{L}\d]))`
const many = '(?:(?:plus de|près de|environ|presque|déjà) )?'
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const places = namesOf('et|&')

export const fr: ReadingLanguage = {
  words: {
    madeFor: list(`
      conçu pour, conçus pour, fait pour, faits pour, pensé pour, pensés pour, idéal pour, parfait pour, nous travaillons pour, nous travaillons avec, nous accompagnons,
      nous aidons, nous cuisinons pour, nous accueillons, s'adresse aux, s'adresse à, destiné aux, adapté aux
    `),
    people: list(`
      gens, personnes, ceux, celles, tous, familles, famille, parents, enfants, couples, femmes, hommes, adultes, adolescents, étudiants, locataires, propriétaires,
      entreprises, sociétés, commerces, boutiques, cafés, restaurants, hôtels, écoles, bureaux, voyageurs, visiteurs, clients, patients, débutants, professionnels,
      indépendants, artisans, sportifs, coureurs, musiciens, seniors, amoureux, amateurs, mariés, mères, pères, bébés, architectes, associations, particuliers,
      jardiniers, lecteurs, cyclistes, gourmands, collectionneurs, futures mamans, élèves, promeneurs, habitants, voisins, équipes
    `),
    fromWords: list('à partir de, dès, a partir de'),
    perWords: list(`
      mois, an, année, semaine, jour, nuit, heure, h, minute, min, personne, pers, tête, pièce, kilo, kg, mètre, m, unité, séance, cours, enfant, adulte, paire,
      bouteille, verre, litre, chambre, part, tige, porte, fenêtre
    `),
    discountWords: list("de réduction, réduction, remise, rabais, économisez, de moins, bon d'achat, soldes"),
    feeWords: list(`
      livraison, déplacement, frais de port, frais de livraison, caution, consigne, minimum de commande, supplément, rendons,
      remboursé, remboursons, parking, acompte
    `),
    days: [
      list('lundi, lundis, lun'),
      list('mardi, mardis, mar'),
      list('mercredi, mercredis, mer'),
      list('jeudi, jeudis, jeu'),
      list('vendredi, vendredis, ven'),
      list('samedi, samedis, sam'),
      list('dimanche, dimanches, dim'),
    ],
    untilWords: list("au, à, jusqu'à"),
    everyDay: list('tous les jours, 7 jours sur 7, 7j/7'),
    scopedHours: list(
      'cuisine, téléphone, livraison, livrons, été, hiver, vacances, fêtes, petit-déjeuner, midi, déjeuner, dîner, soir, rendez-vous, atelier, accueil',
    ),
  },
  patterns: {
    years: [
      re(String.raw`(?<value>depuis ${year})`),
      re(String.raw`(?<value>depuis ${many}${amount} (?:ans|années|générations))`),
      re(String.raw`(?<value>fondée?s? en ${year}|créée?s? en ${year})`),
      re(String.raw`(?:(?:a|ont|avons) (?:ouvert|fondé|créé) (?:\p{L}+ )[^.,]*?)(?<value>en ${year})`),
      re(String.raw`(?<value>${many}${amount} (?:ans|années) d['’](?:expérience|existence))`),
      re(String.raw`(?<value>(?:de la |la )?(?:deuxième|troisième|quatrième|cinquième|[2-6]e) génération)`),
    ],
    notYears: re(
      String.raw`^(?:il|elle|ils|elles|son|sa|ses)(?!\p{L})|(?<!\p{L})(?:je(?! suis (?!né|là|ici)\p{L}+ )|j['’]|né|née|habite|vit|joue|court|copyright|fermée?|jamais|membre)(?!\p{L})|©`,
    ),
    numbers: [
      re(
        String.raw`(?<value>${many}${amount} (?:\p{L}+ )?(?:clients|clientes|familles|patients|élèves|entreprises|couples|foyers|écoles|restaurants|membres)(?!\p{L}))`,
      ),
      re(
        String.raw`(?<value>${many}${amount} \p{L}{3,}(?: \p{L}+)? (?:réparée?s|vendue?s|livrée?s|construite?s|restaurée?s|installée?s|plantée?s|posée?s|rénovée?s|fabriquée?s|accompagnée?s|formée?s)(?!\p{L}))`,
      ),
      re(
        String.raw`(?<!\p{L})(?:nous|et) avons (?:déjà )?(?:coupé|coiffé|servi|accueilli|photographié|réparé|vendu|livré|construit|restauré|installé|planté|posé|rénové|fabriqué|accompagné|formé) (?<value>${many}${amount} \p{L}{3,})`,
      ),
      re(
        String.raw`(?<value>(?:[45](?:[.,]\d)?|cinq) étoiles(?: (?:sur|chez) [^.,;]+)?|[45][.,]\d ?(?:\/|sur) ?5)`,
      ),
    ],
    notNumbers: re(
      String.raw`(?<!\p{L})(?:jusqu['’]à|au plus|maximum|moins de|par(?! \d)|places? pour|si|voulons|objectif|pour (?:un|deux))(?!\p{L})`,
    ),
    awards: [
      re(
        String.raw`(?<value>classée?s? (?:\d|une?|deux|trois|quatre|cinq) (?:épis?|étoiles?|clés?)[^.;!?,]{0,40})`,
      ),
      re(String.raw`(?<value>(?:lauréate?s?|finaliste|gagnante?s?)(?!\p{L})[^.;!?]{3,80})`),
      re(String.raw`(?<value>médailles? d['’](?:or|argent|bronze)(?: (?:au|du|à) [^.;!?,]{3,60})?)`),
      re(String.raw`(?<value>(?:élue?s?|nommée?s?|sacrée?s?) (?:meilleure?s?|« ?meilleure?) [^.;!?,]{3,60})`),
      re(
        String.raw`(?<value>meilleure? ouvri(?:er|ère) de france|(?:premier )?prix (?:du|de la|de l['’]) [^.;!?,]{3,60})`,
      ),
    ],
    notAwards: re(
      String.raw`(?<!\p{L})(?:tirage|jeu-concours|jury|sponsor|jamais|vignerons|producteurs|fournisseurs|prix (?:du marché|de la livraison|du jour|de l['’]achat|du billet|du port))(?!\p{L})|gagnante?s? (?:recevr|sera)`,
    ),
    guarantees: [
      re(String.raw`(?<value>(?:annulation|report) (?:gratuite?|sans frais)[^.;!?]{0,60})`),
      re(
        String.raw`(?<!\p{L})(?:viens|venons|répondons|intervenons|interviens|là) (?:\p{L}+ ){0,2}?(?<value>dans l['’]heure|en moins d['’]une heure|sous ${amount} (?:heures|jours))`,
      ),
      re(
        String.raw`(?<value>garanti[es]*(?: pendant)? ${amount} (?:ans|mois)|garantie de ${amount} ans|${amount} ans de garantie)`,
      ),
      re(
        String.raw`(?<value>satisfait ou remboursé|remboursement intégral|sans frais cachés|prix (?:fixe|ferme|garanti)s?)(?!\p{L})`,
      ),
      re(
        String.raw`(?<value>${amount} jours pour (?:changer d['’]avis|échanger|retourner)|retours? gratuits?|sans engagement|gratuit pendant ${amount} (?:ans|mois))`,
      ),
      re(
        String.raw`^si .*(?<value>(?:vous ne payez (?:rien|pas)|c['’]est gratuit|nous ne facturons (?:rien|pas)))`,
      ),
    ],
    notGuarantees: re(
      String.raw`(?<!\p{L})(?:aucune|sans|pas de|ne|n['’])(?: \p{L}+){0,2} ?(?:garantie|garantir|garantissons|remboursement|remboursé)|garantie (?:du )?constructeur|(?:devis )?gratuit et sans engagement`,
    ),
    priced:
      /^(?<name>.+?) (?<verb>coûte(?:nt)?(?: seulement| chez (?:nous|moi))?|commence(?:nt)? à|démarre(?:nt)? à|est à|sont à|à|pour)$/iu,
    beforeName:
      /^(?:(?:.* )?(?:nous|je) (?:vendons|vends|proposons|propose|faisons|fais|offrons|offre|louons|loue)|et|ou|mais|avec|un|une|des|le|la|les|notre|nos|mon|ma|mes|chaque) /iu,
    pronouns: re(
      String.raw`(?<!\p{L})(?:il|elle|ce|cela|ça|c['’]est|ceci|tout|tous|prix|tarifs?|nous|je|on|vous|ensuite|acheté|payé)(?!\p{L})`,
    ),
    ways: [
      [
        'book',
        re(
          String.raw`(?<!\p{L})(?:réservez|prenez rendez-vous|prendre rendez-vous|réserver (?:en ligne|une|votre)|sur rendez-vous|réservation en ligne)(?!\p{L})`,
        ),
      ],
      [
        'call',
        re(
          String.raw`(?<!\p{L})(?:appelez(?:-nous)?|téléphonez(?:-nous)?|passez-nous un coup de fil)(?!\p{L})`,
        ),
      ],
      ['order', re(String.raw`(?<!\p{L})(?:commandez|commander en ligne|acheter en ligne|achetez)(?!\p{L})`)],
      [
        'quote',
        re(
          String.raw`(?<!\p{L})(?:devis (?:gratuits?|sous|en \p{L}+|sur|offert)|demandez (?:un|votre) devis)(?!\p{L})`,
        ),
      ],
      [
        'visit',
        re(
          String.raw`(?<!\p{L})(?:venez|passez (?:nous voir|à la|au)|poussez la porte|rendez-nous visite|visitez (?:notre|la|l['’]))(?!\p{L})`,
        ),
      ],
    ],
    buttons: [
      [
        'quote',
        re(
          String.raw`^(?:(?:demander|obtenir|demandez|recevoir|mon|votre) .*devis.*|devis(?: gratuit| en ligne)?)$`,
        ),
      ],
      [
        'book',
        re(
          String.raw`^(?:réserv(?:er|ez|ations?)(?: .*)?|prendre (?:un )?rendez-vous|prenez rendez-vous|rendez-vous)$`,
        ),
      ],
      ['call', re(String.raw`^(?:appel(?:er|ez)(?:[- ]nous)?|nous appeler)$`)],
      [
        'order',
        re(
          String.raw`^(?:command(?:er|ez)(?: .*)?|achet(?:er|ez)(?: .*)?|(?:la )?boutique en ligne|ajouter au panier|(?:mon )?panier(?: \(\d+\))?|choisir (?:un|une|mon|ma) \p{L}+|essayer gratuitement|essai gratuit)$`,
        ),
      ],
      [
        'visit',
        re(
          String.raw`^(?:(?:nous )?trouver|nous trouver|venir|venir nous voir|accès|plan d['’]accès|nous rendre visite|la boutique|itinéraire)$`,
        ),
      ],
    ],
    areas: [
      new RegExp(
        String.raw`(?:[Ll]ivrons|[Ll]ivraison|[Ii]ntervenons|[Ii]nterviens|[Ii]ntervient|[Dd]éplaçons|[Ee]xpédions)(?: [\p{L}-]+){0,3}? (?:dans tout|dans toute|partout (?:à|en|dans)|dans|à|en|sur|sur tout)(?: (?:la|le|l['’]|les))? ?(?<name>${places})`,
        'u',
      ),
      new RegExp(String.raw`[Ll]ivrons[^.]*? (?:du|le) centre de (?<name>${places})`, 'u'),
      new RegExp(
        String.raw`(?:[Zz]ones? d['’]intervention|[Zz]ones? de livraison|[Ss]ecteurs?) ?: ?(?<name>${places})`,
        'u',
      ),
      new RegExp(String.raw`(?<name>${places}) et (?:ses )?(?:alentours|environs)`, 'u'),
      new RegExp(
        String.raw`(?:[Rr]ayon de|[Jj]usqu['’]à|à moins de) (?<radius>${amount} ?(?:km|kilomètres)) (?:autour de|de) (?<name>${places})`,
        'u',
      ),
    ],
    notPlaces:
      /^(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre|Noël|Pâques|Nous|Vous|Le|La|Les|Notre|Votre)(?!\p{L})/u,
    occasions: [
      re(
        String.raw`^(?:du|de) \d{1,2}(?:er)? ?(?:${months})? au \d{1,2} (?:${months})(?!\p{L})(?=.*(?:%|offert|offre|gratuit|réduction|remise))`,
      ),
      re(
        String.raw`(?=.*(?<!\p{L})(?:command|réserv)).*(?<!\p{L})du \d{1,2}(?:er)? au \d{1,2} (?:${months})(?!\p{L})`,
      ),
      re(
        String.raw`(?=.*(?<!\p{L})(?:command\p{L}*|réserv\p{L}*|cadeaux?|menus?|offres?|soldes|promo\p{L}*|remise|bons?|nouveaut?\p{L}*|livr\p{L}*)(?!\p{L})).*(?<!\p{L})(?:noël|pâques|saint-valentin|fête des (?:mères|pères)|halloween|black friday|nouvel an|rentrée|ce week-end|cette semaine|ce mois-ci)(?!\p{L})`,
      ),
      re(
        String.raw`(?<!\p{L})(?:soldes|offre|promotion) (?:d['’]hiver|d['’]été|de printemps|d['’]automne|de noël)(?!\p{L})`,
      ),
    ],
    untilDay: re(
      String.raw`(?<!\p{L})(?:jusqu['’]au|avant le|d['’]ici (?:au|le)) (?:\p{L}+di )?(?<until>(?:1er|\d{1,2}) (?:${months})(?!\p{L}))`,
    ),
    notOccasions: re(
      String.raw`(?<!\p{L})(?:fermée?s?|l['’]an dernier|l['’]année dernière|née?|était|étaient)(?!\p{L})`,
    ),
    problems: re(
      String.raw`^(?:marre de|assez de|fatigué|pas le temps|plus le temps|vous (?:cherchez|manquez)|votre [^?]*\?)|(?<!\p{L})(?:difficile à trouver|fuit|grince)(?!\p{L})`,
    ),
    benefits: re(
      String.raw`(?<!\p{L})(?:pour que vous|afin que vous|ainsi,? vous|vous (?:pouvez|économisez|gagnez|gardez|n['’]avez (?:plus|rien|pas))|plus besoin de|plus jamais|sans avoir à|assez \p{L}+ pour)(?!\p{L})`,
    ),
  },
}
