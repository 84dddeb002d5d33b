import type { InterestField } from './interest-field.ts'

export const artsAndEntertainment: InterestField = {
  name: 'Arts and entertainment / Kunst und Unterhaltung / Arts et divertissement',
  groups: {
    'Music / Musik / Musique': `
Music / Musik / Musique et sons / listening to music, Musik hören, écouter de la musique
Rock music / Rockmusik / Musique rock / indie rock, Indierock, rock indé
Heavy metal / Heavy Metal / Metal et hard rock / hard rock, Metalkonzerte
Punk music / Punkmusik / Musique punk / punk rock, Punkrock
Pop music / Popmusik / Musique pop / chart music, Charts, tubes de l’été
Schlager / Schlager / Variété / German pop, Schlagermusik, chanson de variété
French chanson / Französisches Chanson / Chanson française / singer-songwriters, Liedermacher, auteurs-compositeurs
Classical music / Klassische Musik / Musique classique / orchestras, Orchester, orchestre
Chamber music / Kammermusik / Musique de chambre / string quartets, Streichquartett, quatuor
Jazz / Jazz / Musique jazz / swing music, Jazzclub, club de jazz
Blues / Blues / Musique blues / rhythm and blues, Bluesmusik
Soul and funk / Soul und Funk / Soul et funk / Motown, Soulmusik, musique soul
Reggae / Reggae / Musique reggae / ska, dub music, Reggaemusik
Folk music / Folkmusik / Musique folk / traditional music, Volksmusik, musique traditionnelle
Irish music / Irische Musik / Musique irlandaise / trad sessions, Irish Folk, musique celtique
Brass bands / Blasmusik / Fanfares / wind bands, Musikvereine, harmonies
World music / Weltmusik / Musiques du monde / afrobeat, afrobeats, musique africaine
Latin music / Lateinamerikanische Musik / Musique latine / salsa music, reggaeton, bachata
Electronic music / Elektronische Musik / Musique électronique / techno, house music, Technomusik, électro
Hip-hop / Hip-Hop / Hip-hop et rap / rap, Rapmusik, rappeurs
Country music / Countrymusik / Musique country / bluegrass, americana
K-pop / K-Pop / K-pop coréenne / Korean pop, koreanischer Pop, pop coréenne
Film music / Filmmusik / Musiques de film / soundtracks, bandes originales
Children’s music / Kindermusik / Musique pour enfants / nursery rhymes, Kinderlieder, comptines
Concerts / Konzerte / Spectacles musicaux / live music, gigs, Livemusik, concerts en direct
Music festivals / Musikfestivals / Festivals de musique / open-air festivals, Open Airs, festivals en plein air
DJs / DJs / Disc-jockeys / party DJs, Hochzeits-DJ, DJ de mariage
Singing / Singen / Chant / singing lessons, Gesangsunterricht, cours de chant
Choirs / Chöre / Chorales / choral music, Chorgesang, chant choral
Karaoke / Karaoke / Karaoké / karaoke bars, Karaokebar, bar karaoké
Guitar / Gitarre / Guitare / guitar lessons, Gitarrenunterricht, cours de guitare
Piano / Klavier / Piano et clavier / piano lessons, keyboards, Klavierunterricht, cours de piano
Violin and strings / Geige und Streichinstrumente / Violon et cordes / cello, Geigenunterricht, violoncelle
Drums / Schlagzeug / Batterie / percussion, Schlagzeugunterricht, percussions
Wind instruments / Blasinstrumente / Instruments à vent / flute, saxophone, Flöte, saxophone alto
Ukulele / Ukulele / Ukulélé / ukulele lessons, Ukulelekurs
Musical instruments / Musikinstrumente / Instruments de musique / instrument shops, Musikhaus, luthier
Music lessons / Musikunterricht / Cours de musique / music schools, Musikschule, école de musique
Music production / Musikproduktion / Production musicale / home recording, synthesizers, Tonstudio, studio d’enregistrement
Songwriting / Songwriting / Écriture de chansons / composing, Komponieren, composition
Vinyl records / Schallplatten / Disques vinyle / record shops, Plattenladen, disquaire
Hi-fi / Hi-Fi / Hi-fi et audio / stereo systems, turntables, Plattenspieler, platines`,
    'Visual arts / Bildende Kunst / Arts visuels': `
Art / Kunst / Beaux-arts / artworks, Kunstwerke, œuvres d’art
Contemporary art / Zeitgenössische Kunst / Art contemporain / modern art, moderne Kunst, art moderne
Art prints / Kunstdrucke / Tirages d’art / posters, wall art, Poster, affiches
Art collecting / Kunstsammeln / Collection d’art / buying art, Kunst kaufen, acheter de l’art
Painting / Malerei / Peinture / oil painting, Ölmalerei, peinture à l’huile
Watercolour painting / Aquarellmalerei / Aquarelle / watercolors, Aquarell, aquarelliste
Drawing / Zeichnen / Dessin / sketching, Skizzieren, croquis
Illustration / Illustration / Illustration et images / illustrators, Illustratoren, illustrateur
Printmaking / Druckgrafik / Gravure et estampe / linocut, screen printing, Linolschnitt, sérigraphie
Sculpture / Bildhauerei / Sculpture et modelage / sculptors, Skulpturen, sculpteur
Art classes / Malkurse / Cours d’art / painting courses, Zeichenkurs, atelier de peinture
Art supplies / Künstlerbedarf / Fournitures pour artistes / paints, brushes, Pinsel, pinceaux
Photography / Fotografie / Photographie / photographers, photo shoots, Fotograf, photographe
Portrait photography / Porträtfotografie / Photographie de portrait / headshots, Bewerbungsfotos, portraits
Landscape photography / Landschaftsfotografie / Photographie de paysage / outdoor photography, Landschaftsbilder, paysages
Analogue photography / Analogfotografie / Photographie argentique / film photography, darkroom, Dunkelkammer, argentique
Photography courses / Fotokurse / Cours de photo / photo workshops, Fotoworkshop, stage photo
Photo books and prints / Fotobücher und Abzüge / Livres photo et tirages / photo printing, Fotobuch, album photo
Museums / Museen / Musées / museum visits, Museumsbesuch, visite de musée
Galleries / Galerien / Galeries d’art / art exhibitions, Vernissagen, vernissages
Exhibitions / Ausstellungen / Expositions / art fairs, Kunstmessen, foires d’art
Architecture / Architektur / Architecture et bâti / buildings, Gebäude, édifices
Graphic design / Grafikdesign / Graphisme / logo design, Logodesign, graphiste
Industrial design / Produktdesign / Design industriel / product design, Designobjekte, designer produit
Typography / Typografie / Typographie / fonts, lettering, Schriftarten, polices de caractères
Street art / Straßenkunst / Art urbain / graffiti, murals, Wandbilder, fresques
Digital art / Digitale Kunst / Art numérique / digital painting, digitales Malen, peinture numérique`,
    'Stage and shows / Bühne und Shows / Scène et spectacles': `
Theatre / Theater / Théâtre / stage plays, drama clubs, Schauspiel, pièces de théâtre
Amateur theatre / Laientheater / Théâtre amateur / community theater, Theatergruppe, troupe amateur
Improvised theatre / Improvisationstheater / Théâtre d’improvisation / improv, Improtheater, impro
Puppet theatre / Puppentheater / Marionnettes / puppets, Figurentheater, guignol
Children’s theatre / Kindertheater / Théâtre jeune public / family shows, Familientheater, spectacles pour enfants
Musicals / Musicals / Comédies musicales / musical theater, Musicalshows, comédie musicale
Opera / Oper / Opéra / operetta, Operette
Ballet / Ballett / Ballet et danse classique / ballet classes, Ballettschule, danse classique
Contemporary dance / Zeitgenössischer Tanz / Danse contemporaine / modern dance, danse moderne
Ballroom dancing / Gesellschaftstanz / Danses de salon / waltz, dance schools, Walzer, valse
Salsa and Latin dance / Salsa und lateinamerikanischer Tanz / Salsa et danses latines / bachata dancing, Salsakurs, cours de salsa
Tango / Tango / Tango argentin / milonga, Tangokurs, cours de tango
Hip-hop dance / Hip-Hop-Tanz / Danse hip-hop / breakdance, street dance, Streetdance
Folk dance / Volkstanz / Danses folkloriques / line dance, ceilidh, Linedance, bal folk
Stand-up comedy / Stand-up-Comedy / Stand-up et one-man-show / comedians, humoristes
Cabaret / Kabarett / Cabaret et café-théâtre / variety shows, Varieté, café-théâtre
Circus / Zirkus / Cirque / juggling, circus skills, Jonglieren, jonglage
Magic / Zauberei / Magie / magicians, magic tricks, Zauberer, magicien
Street performance / Straßentheater / Arts de la rue / buskers, Straßenkünstler, artistes de rue
Acting / Schauspielerei / Art dramatique / acting classes, Schauspielkurs, cours de théâtre`,
    'Going out / Ausgehen / Sorties': `
Nightlife / Nachtleben / Vie nocturne / clubbing, Tanzclubs, boîtes de nuit
Festivals / Feste und Festivals / Festivals et fêtes / street festivals, Stadtfeste, fêtes de rue
Fun fairs / Jahrmärkte / Fêtes foraines / fairground rides, Kirmes, forains
Escape rooms / Escape-Rooms / Jeux d’évasion / live escape games, Rätselräume, escape game
Laser tag / Lasertag / Laser game / laser games, Lasertag-Arena
Paintball / Paintball / Paintball et airsoft / airsoft, Paintballanlage
Arcades / Arcade-Hallen / Salles d’arcade / pinball, Flipper, flippers
Pub quizzes / Kneipenquiz / Soirées quiz / quiz nights, trivia, Quizabend
Planetariums / Planetarien / Planétariums / star shows, Sternenshow
Trade fairs / Messen / Salons et foires / consumer shows, Publikumsmessen, salons grand public
Guided tastings / Verkostungen / Dégustations / tasting evenings, Tastings, soirées dégustation
Team events / Teamevents / Événements d’équipe / team building, Betriebsausflüge, cohésion d’équipe`,
  },
}
