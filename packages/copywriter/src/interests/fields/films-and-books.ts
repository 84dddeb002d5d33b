import type { InterestField } from './interest-field.ts'

export const filmsAndBooks: InterestField = {
  name: 'Films and books / Filme und Bücher / Films et livres',
  groups: {
    'Film and television / Film und Fernsehen / Cinéma et télévision': `
Films / Filme / Films et longs métrages / movies, Spielfilme, longs métrages
Cinema / Kino / Cinéma / movie theaters, Kinobesuch, salles de cinéma
Independent films / Independent-Filme / Cinéma indépendant / arthouse films, Programmkino, art et essai
Film festivals / Filmfestivals / Festivals de cinéma / short films, Kurzfilme, courts métrages
Film-making / Filmemachen / Réalisation de films / filmmaking, screenwriting, Drehbuch, scénario
Action films / Actionfilme / Films d’action / adventure films, Abenteuerfilme, films d’aventure
Romantic films / Liebesfilme / Films romantiques / romantic comedies, Liebeskomödien, comédies romantiques
Thrillers / Thriller / Films à suspense / suspense, Spannung, thrillers psychologiques
Horror films / Horrorfilme / Films d’horreur / scary movies, Gruselfilme, épouvante
Superhero films / Superheldenfilme / Films de super-héros / superheroes, Superhelden, super-héros
Family films / Familienfilme / Films pour la famille / kids’ films, Kinderfilme, films pour enfants
Documentaries / Dokumentarfilme / Documentaires / nature films, Dokus, reportages
Television series / Fernsehserien / Séries télévisées / TV shows, Serien, séries
Reality television / Reality-TV / Télé-réalité / reality shows, Realityshows, téléréalité
Cookery shows / Kochsendungen / Émissions de cuisine / cooking shows, Kochshows, concours de cuisine
Quiz shows / Quizsendungen / Jeux télévisés / game shows, Quizshow, jeux télé
Comedy / Komödie / Comédie / sitcoms, humor, humour
Animation / Animationsfilm / Films d’animation / cartoons, Zeichentrick, dessins animés
Streaming video / Videostreaming / Vidéo à la demande / video on demand, Streamingdienste, streaming
Online video / Online-Videos / Vidéos en ligne / video creators, Videokanäle, vidéastes
Anime / Anime / Animation japonaise / Japanese animation, Animeserien, séries animées japonaises
Home cinema / Heimkino / Home cinéma / projectors, Beamer, vidéoprojecteurs`,
    'Books and words / Bücher und Worte / Livres et mots': `
Reading / Lesen / Lecture / books, book lovers, Bücher, livres
Bookshops / Buchhandlungen / Librairies / bookstores, Buchladen, libraire
Second-hand books / Gebrauchte Bücher / Livres d’occasion / antiquarian books, Antiquariat, bouquiniste
Libraries / Bibliotheken / Bibliothèques / public libraries, Bücherei, médiathèque
Book clubs / Lesekreise / Clubs de lecture / reading groups, Buchclub, cercle de lecture
Literature festivals / Literaturfestivals / Salons du livre / author readings, Lesungen, rencontres d’auteurs
Novels / Romane / Romans / fiction, Belletristik, littérature
Classic literature / Klassische Literatur / Littérature classique / classics, Klassiker, grands classiques
Crime fiction / Kriminalromane / Romans policiers / detective stories, Krimis, polars
Romance novels / Liebesromane / Romans d’amour / love stories, Liebesgeschichten, romance
Historical novels / Historische Romane / Romans historiques / historical fiction, Geschichtsromane
Fantasy / Fantasy / Fantasy et merveilleux / fantasy books, Fantasybücher, heroic fantasy
Science fiction / Science-Fiction / Romans de science-fiction / sci-fi, Zukunftsromane, SF
Biographies / Biografien / Biographies et mémoires / memoirs, Memoiren, autobiographies
Non-fiction / Sachbücher / Essais et documents / popular science books, Ratgeber, livres pratiques
Poetry / Lyrik / Poésie / poems, Gedichte, poèmes
Poetry slams / Poetry-Slams / Slam et poésie orale / spoken word, Bühnenpoesie, slam
Children’s books / Kinderbücher / Livres pour enfants / picture books, Bilderbücher, albums jeunesse
Young adult books / Jugendbücher / Littérature jeunesse / teen fiction, Jugendromane, romans ados
Comics / Comics / Bandes dessinées / graphic novels, comic shops, Comicladen, BD
Manga / Manga / Mangas japonais / Japanese comics, Mangas
Audiobooks / Hörbücher / Livres audio / audio stories, Hörspiele, livres à écouter
Podcasts / Podcasts / Balados / audio shows, Podcast hören, émissions audio
Radio / Radio / Radio et ondes / radio shows, Radiosendungen, émissions de radio
Magazines / Zeitschriften / Magazines et revues / periodicals, Illustrierte, revues
Newspapers / Zeitungen / Journaux / daily news, Nachrichten, presse
Blogs / Blogs / Blogs et blogueurs / blogging, Blogger, blogueurs
Creative writing / Kreatives Schreiben / Écriture créative / writing courses, Schreibkurse, atelier d’écriture
Self-publishing / Selbstverlag / Autoédition / publishing a book, Buch veröffentlichen, publier un livre
Storytelling / Geschichtenerzählen / Art du conte / story nights, Erzählkunst, conteurs
Crosswords / Kreuzworträtsel / Mots croisés / word puzzles, Worträtsel, mots fléchés`,
  },
}
