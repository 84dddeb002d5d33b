import type { TradeEntry } from './trade-entry.ts'

export const stagesAndMuseums: readonly TradeEntry[] = [
  {
    id: 'museum',
    kind: 'culture',
    schemaTypes: ['Museum'],
    goal: 'sales',
    ways: ['visit', 'order'],
    radiusKm: 60,
    interests: ['Museums', 'Exhibitions', 'History', 'Art', 'Family days out', 'Cultural travel'],
    angles: ['offer', 'time', 'benefit', 'audience'],
    words: {
      en: {
        business: 'museum',
        businesses: 'museums',
        sells: 'exhibitions and guided tours',
        alsoCalled:
          'art museum, history museum, science museum, heritage museum, open-air museum, children’s museum',
        offers:
          'admission, special exhibition, guided tour, family ticket, annual pass, children’s workshop, school visit, room hire',
        searches:
          'museum, museum tickets, museum exhibitions, museum for kids, guided museum tour, art museum, history museum, museum open sunday, museum near me',
        negatives: 'jobs, internship, game, film, wikipedia, shop wholesale, volunteer',
        questions: ['When are you open?', 'What does admission cost?', 'Are there tours for children?'],
      },
      de: {
        business: 'Museum',
        businesses: 'Museen',
        sells: 'Ausstellungen und Führungen',
        alsoCalled: 'Kunstmuseum, Heimatmuseum, Naturmuseum, Technikmuseum, Freilichtmuseum, Kindermuseum',
        offers:
          'Eintritt, Sonderausstellung, Führung, Familienticket, Jahreskarte, Kinderworkshop, Schulklassenbesuch, Raummiete',
        searches:
          'museum, museum tickets, ausstellung, museum für kinder, museum führung, kunstmuseum, museum sonntag geöffnet, aktuelle ausstellungen, museum in der nähe',
        negatives: 'jobs, praktikum, spiel, film, wikipedia, ehrenamt',
        questions: ['Wann haben Sie geöffnet?', 'Was kostet der Eintritt?', 'Gibt es Führungen für Kinder?'],
      },
      fr: {
        business: 'musée',
        businesses: 'musées',
        sells: 'expositions et visites guidées',
        alsoCalled:
          'musée d’art, musée d’histoire, musée des sciences, musée en plein air, musée pour enfants, écomusée',
        offers:
          'entrée, exposition temporaire, visite guidée, billet famille, abonnement annuel, atelier enfants, visite scolaire, location de salle',
        searches:
          'musée, billet musée, exposition, musée pour enfants, visite guidée musée, musée d’art, musée ouvert dimanche, exposition en cours, musée près de chez moi',
        negatives: 'emploi, stage, jeu, film, wikipédia, bénévole',
        questions: [
          'Quels sont vos horaires ?',
          'Combien coûte l’entrée ?',
          'Y a-t-il des visites pour enfants ?',
        ],
      },
    },
  },
  {
    id: 'theater',
    kind: 'culture',
    schemaTypes: ['PerformingArtsTheater', 'TheaterGroup'],
    goal: 'sales',
    ways: ['order', 'book', 'visit'],
    radiusKm: 50,
    interests: ['Theatre', 'Musicals', 'Children’s theatre', 'Stand-up comedy', 'Opera', 'Cabaret'],
    angles: ['offer', 'time', 'story', 'audience'],
    words: {
      en: {
        business: 'theater',
        businesses: 'theaters',
        sells: 'plays and shows',
        alsoCalled: 'playhouse, theatre company, theater company, drama theater, comedy theater, opera house',
        offers:
          'play, musical, comedy evening, children’s play, season ticket, gift voucher, group booking, dinner show',
        searches:
          'theater tickets, theater, plays, musical tickets, comedy show tickets, children’s theater, theater this weekend, theater gift voucher',
        negatives: 'jobs, acting school, home theater, costume, script, free, movie',
        questions: ['What is on this week?', 'What do tickets cost?', 'How long is the show?'],
      },
      de: {
        business: 'Theater',
        businesses: 'Theater',
        sells: 'Theateraufführungen',
        alsoCalled: 'Schauspielhaus, Kleintheater, Theaterhaus, Theatergruppe, Opernhaus, Kleinkunstbühne',
        offers:
          'Schauspiel, Musical, Comedy-Abend, Kinderstück, Abonnement, Geschenkgutschein, Gruppenbuchung, Dinnershow',
        searches:
          'theater tickets, theater, theaterstück, musical tickets, comedy tickets, kindertheater, theater spielplan, theater gutschein',
        negatives: 'jobs, schauspielschule, heimkino, kostüme, text, kostenlos, film',
        questions: ['Was läuft diese Woche?', 'Was kosten die Tickets?', 'Wie lange dauert die Vorstellung?'],
      },
      fr: {
        business: 'théâtre',
        businesses: 'théâtres',
        sells: 'pièces et spectacles',
        alsoCalled:
          'salle de théâtre, compagnie de théâtre, troupe de théâtre, café-théâtre, opéra, maison de théâtre',
        offers:
          'pièce, comédie musicale, soirée humour, spectacle pour enfants, abonnement, bon cadeau, réservation de groupe, dîner-spectacle',
        searches:
          'billet théâtre, théâtre, pièce de théâtre, comédie musicale billets, spectacle humour, spectacle enfant, théâtre ce week-end, théâtre bon cadeau',
        negatives: 'emploi, école de théâtre, home cinéma, costume, texte, gratuit, film',
        questions: [
          'Que jouez-vous cette semaine ?',
          'Combien coûtent les billets ?',
          'Combien de temps dure le spectacle ?',
        ],
      },
    },
  },
  {
    id: 'cinema',
    kind: 'culture',
    schemaTypes: ['MovieTheater'],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: 25,
    interests: ['Cinema', 'Films', 'Family films', 'Independent films', 'Action films'],
    angles: ['offer', 'time', 'price', 'benefit'],
    words: {
      en: {
        business: 'cinema',
        businesses: 'cinemas',
        sells: 'films on the big screen',
        alsoCalled:
          'movie theater, movie theatre, film theater, art house cinema, drive-in cinema, open-air cinema',
        offers:
          'cinema ticket, family ticket, 3D screening, original version, children’s birthday at the cinema, private screening, gift voucher, loyalty card',
        searches:
          'cinema, movie theater, cinema tickets, movies playing now, kids movies cinema, original version cinema, open air cinema, cinema near me',
        negatives: 'jobs, streaming, download, home cinema, free, trailer, dvd',
        questions: ['What is on today?', 'What does a ticket cost?', 'Which language is the film in?'],
      },
      de: {
        business: 'Kino',
        businesses: 'Kinos',
        sells: 'Filme auf großer Leinwand',
        alsoCalled: 'Lichtspielhaus, Filmtheater, Programmkino, Arthouse-Kino, Autokino, Freiluftkino',
        offers:
          'Kinoticket, Familienticket, 3D-Vorstellung, Originalversion, Kindergeburtstag im Kino, private Vorstellung, Kinogutschein, Kundenkarte',
        searches:
          'kino, kinoprogramm, kino tickets, kino heute, kinderfilm kino, kino originalversion, open air kino, kinogutschein, kino in der nähe',
        negatives: 'jobs, stream, download, heimkino, kostenlos, trailer, dvd',
        questions: ['Was läuft heute?', 'Was kostet ein Ticket?', 'In welcher Sprache läuft der Film?'],
      },
      fr: {
        business: 'cinéma',
        businesses: 'cinémas',
        sells: 'films sur grand écran',
        alsoCalled: 'salle de cinéma, cinéma d’art et d’essai, ciné, cinéma en plein air, multiplexe',
        offers:
          'billet, billet famille, séance 3D, version originale, anniversaire au cinéma, séance privée, bon cadeau, carte de fidélité',
        searches:
          'cinéma, cinéma séances, billet cinéma, film à l’affiche, cinéma enfant, cinéma version originale, cinéma en plein air, cinéma près de chez moi',
        negatives: 'emploi, streaming, télécharger, home cinéma, gratuit, bande-annonce, dvd',
        questions: [
          'Que passe-t-il aujourd’hui ?',
          'Combien coûte un billet ?',
          'En quelle langue est le film ?',
        ],
      },
    },
  },
  {
    id: 'concert-venue',
    kind: 'culture',
    schemaTypes: ['MusicVenue'],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: 60,
    interests: ['Concerts', 'Rock music', 'Jazz', 'Electronic music', 'Nightlife', 'Classical music'],
    angles: ['offer', 'time', 'audience', 'place'],
    words: {
      en: {
        business: 'concert venue',
        businesses: 'concert venues',
        sells: 'live concerts',
        alsoCalled: 'concert hall, live music venue, music club, live music club, jazz club, gig venue',
        offers:
          'concert tickets, season pass, club night, jam session, VIP ticket, venue hire, bar, gift voucher',
        searches:
          'concert tickets, live music, concert venue, concerts this weekend, jazz club, live music venue, gig tickets, live music near me',
        negatives: 'jobs, lyrics, stream, free, hearing, resale, karaoke app',
        questions: ['Who is playing this week?', 'Are there tickets at the door?', 'When do doors open?'],
      },
      de: {
        business: 'Konzerthalle',
        businesses: 'Konzerthallen',
        sells: 'Livekonzerte',
        alsoCalled: 'Konzertlokal, Konzertsaal, Musikclub, Konzerthaus, Jazzclub, Konzertbühne',
        offers:
          'Konzerttickets, Saisonabo, Clubnacht, Jam-Session, VIP-Ticket, Saalmiete, Bar, Geschenkgutschein',
        searches:
          'konzerttickets, konzerte, livemusik, konzerte am wochenende, jazzclub, konzerthalle, livemusik in der nähe',
        negatives: 'jobs, songtext, stream, kostenlos, wiederverkauf, karaoke app',
        questions: ['Wer spielt diese Woche?', 'Gibt es eine Abendkasse?', 'Wann ist Türöffnung?'],
      },
      fr: {
        business: 'salle de concert',
        businesses: 'salles de concert',
        sells: 'concerts',
        alsoCalled:
          'salle de musique live, club de concert, club de jazz, café-concert, salle de spectacle musical',
        offers:
          'billets de concert, abonnement, soirée club, jam session, billet VIP, location de salle, bar, bon cadeau',
        searches:
          'billet concert, salle de concert, concert ce week-end, musique live, club de jazz, concerts à venir, concert près de chez moi',
        negatives: 'emploi, paroles, streaming, gratuit, revente, karaoké application',
        questions: [
          'Qui joue cette semaine ?',
          'Vend-on des billets sur place ?',
          'À quelle heure ouvrent les portes ?',
        ],
      },
    },
  },
]
