import type { TradeEntry } from './trade-entry.ts'

export const musicAndBookShops: readonly TradeEntry[] = [
  {
    id: 'musical-instruments',
    kind: 'shops',
    schemaTypes: ['MusicStore'],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 50,
    interests: [
      'Musical instruments',
      'Guitar',
      'Piano',
      'Wind instruments',
      'Violin and strings',
      'Music lessons',
    ],
    words: {
      en: {
        business: 'music instrument shop',
        businesses: 'music instrument shops',
        sells: 'musical instruments and accessories',
        alsoCalled:
          'music store, musical instrument store, guitar shop, piano shop, piano store, instrument retailer',
        offers:
          'guitars, digital pianos, violins, wind instruments, drums, sheet music, rental instruments, strings and accessories, instrument setup',
        searches:
          'guitar shop, digital piano, acoustic guitar, violin for beginners, rent a saxophone, sheet music, drum kit, music store near me',
        negatives: 'jobs, free, download, chords, streaming, app, how to play, toy',
        questions: [
          'Can I rent before I buy?',
          'Can I try instruments in the shop?',
          'Do you take old instruments in part exchange?',
        ],
      },
      de: {
        business: 'Musikhaus',
        businesses: 'Musikhäuser',
        sells: 'Musikinstrumente und Zubehör',
        alsoCalled:
          'Musikgeschäft, Musikfachgeschäft, Musikalienhandlung, Gitarrenladen, Klavierhaus, Instrumentenhandel',
        offers:
          'Gitarren, Digitalpianos, Geigen, Blasinstrumente, Schlagzeuge, Noten, Mietinstrumente, Saiten und Zubehör, Instrumenteneinstellung',
        searches:
          'musikinstrumente kaufen, gitarre kaufen, digitalpiano, klavier kaufen, geige mieten, saxophon mieten, noten kaufen, musikhaus in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, download, akkorde, streaming, app, spielzeug',
        questions: [
          'Kann ich ein Instrument erst mieten?',
          'Kann ich Instrumente im Laden anspielen?',
          'Nehmen Sie alte Instrumente in Zahlung?',
        ],
      },
      fr: {
        business: 'magasin d’instruments de musique',
        businesses: 'magasins d’instruments de musique',
        sells: 'instruments de musique et accessoires',
        alsoCalled: 'magasin de musique, magasin de guitares, magasin de pianos, marchand d’instruments',
        offers:
          'guitares, pianos numériques, violons, instruments à vent, batteries, partitions, location d’instruments, cordes et accessoires, réglage d’instruments',
        searches:
          'magasin de musique, guitare acoustique, piano numérique, location violon, location saxophone, partitions, batterie, magasin de musique près de chez moi',
        negatives: 'emploi, gratuit, télécharger, accords, streaming, application, jouet',
        questions: [
          'Puis-je louer avant d’acheter ?',
          'Peut-on essayer les instruments sur place ?',
          'Reprenez-vous les anciens instruments ?',
        ],
      },
    },
  },
  {
    id: 'bookshop',
    kind: 'shops',
    schemaTypes: ['BookStore'],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 15,
    interests: ['Reading', 'Bookshops', 'Novels', 'Children’s books', 'Crime fiction', 'Book clubs'],
    words: {
      en: {
        business: 'bookshop',
        businesses: 'bookshops',
        sells: 'books',
        alsoCalled: 'bookstore, independent bookshop, bookseller, book store, second-hand bookshop',
        offers:
          'novels, crime fiction, children’s books, non-fiction, cookbooks, audiobooks, calendars, book tokens, ordering service',
        searches:
          'bookshop, buy books, childrens books, order books online, book gifts, new novels, book token, bookshop near me',
        negatives: 'jobs, free, pdf, download, summary, library, quotes, accounting',
        questions: [
          'How fast can you order a book?',
          'Do you gift-wrap?',
          'Can I reserve online and collect?',
        ],
      },
      de: {
        business: 'Buchhandlung',
        businesses: 'Buchhandlungen',
        sells: 'Bücher',
        alsoCalled: 'Buchladen, Buchhändler, Bücherladen, Antiquariat, Buchgeschäft',
        offers:
          'Romane, Krimis, Kinderbücher, Sachbücher, Kochbücher, Hörbücher, Kalender, Büchergutscheine, Bestellservice',
        searches:
          'buchhandlung, bücher kaufen, kinderbücher, bücher online bestellen, buch als geschenk, neue romane, büchergutschein, buchhandlung in der nähe',
        negatives: 'jobs, ausbildung, kostenlos, pdf, download, zusammenfassung, bibliothek, buchhaltung',
        questions: [
          'Wie schnell ist ein bestelltes Buch da?',
          'Verpacken Sie Bücher als Geschenk?',
          'Kann ich online reservieren und abholen?',
        ],
      },
      fr: {
        business: 'librairie',
        businesses: 'librairies',
        sells: 'livres',
        alsoCalled: 'librairie indépendante, libraire, magasin de livres, bouquiniste',
        offers:
          'romans, polars, livres jeunesse, essais, livres de cuisine, livres audio, calendriers, chèques-cadeaux, commande de livres',
        searches:
          'librairie, acheter livres, livres jeunesse, commander un livre, livre à offrir, nouveaux romans, librairie indépendante, librairie près de chez moi',
        negatives: 'emploi, gratuit, pdf, télécharger, résumé, bibliothèque, citations',
        questions: [
          'En combien de temps recevez-vous un livre ?',
          'Faites-vous des paquets cadeaux ?',
          'Puis-je réserver en ligne et retirer en magasin ?',
        ],
      },
    },
  },
  {
    id: 'comic-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 40,
    interests: ['Comics', 'Manga', 'Superhero films', 'Action figures', 'Anime', 'Collecting'],
    words: {
      en: {
        business: 'comic shop',
        businesses: 'comic shops',
        sells: 'comics and manga',
        alsoCalled: 'comic book store, comic book shop, manga shop, comic store, graphic novel shop',
        offers:
          'comics, manga, graphic novels, figures, back issues, subscriptions, collectible cards, art prints',
        searches:
          'comic shop, manga, buy comics, graphic novels, anime figures, back issues, manga box set, comic shop near me',
        negatives: 'jobs, free, read online, drawing, pdf, download, stand-up, font',
        questions: [
          'Can I reserve new issues?',
          'Do you buy collections?',
          'Do you carry manga series in full?',
        ],
      },
      de: {
        business: 'Comicladen',
        businesses: 'Comicläden',
        sells: 'Comics und Manga',
        alsoCalled: 'Comicshop, Comicgeschäft, Comicbuchhandlung, Mangaladen, Manga-Shop',
        offers: 'Comics, Manga, Graphic Novels, Figuren, alte Hefte, Abos, Sammelkarten, Kunstdrucke',
        searches:
          'comicladen, manga kaufen, comics kaufen, graphic novels, anime figuren, manga schuber, alte comics, comicladen in der nähe',
        negatives: 'jobs, kostenlos, online lesen, zeichnen, pdf, download, schriftart',
        questions: [
          'Kann ich neue Hefte reservieren?',
          'Kaufen Sie Sammlungen an?',
          'Führen Sie Mangareihen komplett?',
        ],
      },
      fr: {
        business: 'librairie BD',
        businesses: 'librairies BD',
        sells: 'bandes dessinées et mangas',
        alsoCalled:
          'librairie de bandes dessinées, boutique de mangas, librairie manga, boutique de comics, librairie spécialisée BD',
        offers:
          'bandes dessinées, mangas, comics, romans graphiques, figurines, albums anciens, abonnements, tirages d’art',
        searches:
          'librairie bd, manga, acheter bd, comics, roman graphique, figurine manga, coffret manga, boutique manga près de chez moi',
        negatives: 'emploi, gratuit, lire en ligne, dessiner, pdf, télécharger, scan',
        questions: [
          'Puis-je réserver les nouveautés ?',
          'Rachetez-vous des collections ?',
          'Avez-vous les séries complètes ?',
        ],
      },
    },
  },
  {
    id: 'board-game-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 40,
    interests: [
      'Board games',
      'Trading card games',
      'Role-playing games',
      'Wargames and miniatures',
      'Family games',
      'Puzzles',
    ],
    words: {
      en: {
        business: 'board game shop',
        businesses: 'board game shops',
        sells: 'board games and card games',
        alsoCalled:
          'game store, board game store, games shop, tabletop games shop, hobby game store, trading card shop',
        offers:
          'board games, family games, trading cards, role-playing games, miniatures, jigsaw puzzles, dice, game nights',
        searches:
          'board games, board game shop, family board games, trading cards, role-playing dice, strategy board games, jigsaw puzzles, games shop near me',
        negatives: 'jobs, online free, download, app, rules pdf, print and play, console, gambling',
        questions: [
          'Can I try games before buying?',
          'Which game suits our group?',
          'Do you host game nights?',
        ],
      },
      de: {
        business: 'Spieleladen',
        businesses: 'Spieleläden',
        sells: 'Brettspiele und Kartenspiele',
        alsoCalled:
          'Brettspielladen, Spielefachgeschäft, Brettspielgeschäft, Rollenspielladen, Tabletop-Laden, Sammelkartenladen',
        offers:
          'Brettspiele, Familienspiele, Sammelkarten, Rollenspiele, Miniaturen, Puzzles, Würfel, Spieleabende',
        searches:
          'brettspiele kaufen, brettspiele, gesellschaftsspiele, sammelkarten, rollenspiel würfel, strategiespiele brettspiel, puzzle kaufen, spieleladen in der nähe',
        negatives: 'jobs, kostenlos, online spielen, download, app, spielregeln pdf, konsole, spielothek',
        questions: [
          'Kann ich Spiele vor dem Kauf testen?',
          'Welches Spiel passt zu unserer Runde?',
          'Gibt es bei Ihnen Spieleabende?',
        ],
      },
      fr: {
        business: 'boutique de jeux de société',
        businesses: 'boutiques de jeux de société',
        sells: 'jeux de société et jeux de cartes',
        alsoCalled:
          'magasin de jeux de société, boutique de jeux de rôle, boutique de jeux de cartes, ludicaire, boutique de figurines',
        offers:
          'jeux de société, jeux en famille, cartes à collectionner, jeux de rôle, figurines, puzzles, dés, soirées jeux',
        searches:
          'jeux de société, boutique jeux de société, jeu de société famille, cartes à collectionner, dés jeu de rôle, jeu de stratégie plateau, puzzle, jeux de société près de chez moi',
        negatives: 'emploi, gratuit, en ligne, télécharger, application, règles pdf, console, casino',
        questions: [
          'Peut-on essayer les jeux avant d’acheter ?',
          'Quel jeu convient à notre groupe ?',
          'Organisez-vous des soirées jeux ?',
        ],
      },
    },
  },
  {
    id: 'record-shop',
    kind: 'shops',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 40,
    interests: ['Vinyl records', 'Hi-fi', 'Rock music', 'Jazz', 'Electronic music', 'Collecting'],
    words: {
      en: {
        business: 'record shop',
        businesses: 'record shops',
        sells: 'records and CDs',
        alsoCalled: 'record store, vinyl shop, vinyl store, used record store',
        offers:
          'new vinyl, used records, rare pressings, CDs, turntables, record sleeves, collection buying, listening station',
        searches:
          'vinyl records, record shop, buy vinyl, second hand records, rare vinyl, turntable, jazz vinyl, record shop near me',
        negatives: 'jobs, free, download, flooring, stickers, streaming, wallpaper, guinness',
        questions: [
          'Do you buy record collections?',
          'How do you grade used records?',
          'Can I listen before I buy?',
        ],
      },
      de: {
        business: 'Plattenladen',
        businesses: 'Plattenläden',
        sells: 'Schallplatten und CDs',
        alsoCalled:
          'Schallplattenladen, Vinylladen, Schallplattengeschäft, Schallplattenhandel, Plattengeschäft',
        offers:
          'neue Schallplatten, gebrauchte Platten, seltene Pressungen, CDs, Plattenspieler, Plattenhüllen, Sammlungsankauf, Hörstation',
        searches:
          'schallplatten kaufen, plattenladen, vinyl kaufen, gebrauchte schallplatten, seltene schallplatten, plattenspieler, jazz vinyl, plattenladen in der nähe',
        negatives: 'jobs, kostenlos, download, vinylboden, aufkleber, streaming, fliesen',
        questions: [
          'Kaufen Sie Plattensammlungen an?',
          'Wie bewerten Sie gebrauchte Platten?',
          'Kann ich vor dem Kauf hineinhören?',
        ],
      },
      fr: {
        business: 'disquaire',
        businesses: 'disquaires',
        sells: 'vinyles et CD',
        alsoCalled: 'magasin de disques, boutique de vinyles, magasin de vinyles, disquaire indépendant',
        offers:
          'vinyles neufs, vinyles d’occasion, pressages rares, CD, platines vinyle, pochettes, rachat de collections, borne d’écoute',
        searches:
          'disque vinyle, disquaire, acheter vinyle, vinyles occasion, vinyle rare, platine vinyle, vinyle jazz, disquaire près de chez moi',
        negatives: 'emploi, gratuit, télécharger, sol, autocollant, streaming, disque dur',
        questions: [
          'Rachetez-vous des collections de disques ?',
          'Comment évaluez-vous l’état des disques ?',
          'Peut-on écouter avant d’acheter ?',
        ],
      },
    },
  },
]
