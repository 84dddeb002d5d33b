/**
 * Every word of the phrases that is no noun: articles, pronouns, prepositions, verbs, adjectives, adverbs. Read by a
 * person: a word that names a thing belongs to the language's nouns instead.
 */
export const otherWords = {
  en: (
    'a about add after again all alone already among an and another anything are around ask asked at ' +
    'away back be because before begin behind believe best big black briefly bright busy but by calm ' +
    'calmly can cannot care careful caught check cheerful choose clear close closely closer come comes ' +
    'compare comparing costs could count curious decide deserves did difference different do done drop ' +
    'easy else elsewhere empty even every everything everywhere expect far feels felt few find finding ' +
    'first for forward found friendly from full gentle get gets glad go good guess had happens hard ' +
    'harder has have having helps here honest hope how if imagine in inside instead introduce is it ' +
    'itself judge just keep keeping know known knows later leads leave leaves less let like liked ' +
    'little lively long longer looked looking make makes many matter may me mean meant meet met miss ' +
    'more much near need next nice no nobody not nothing now of off offer old on once one only open ' +
    'other our ourselves out own paint perhaps plain plainly please plenty put putting quiet rarely ' +
    'read ready remember remind right said same say searching second see seen send settle short show ' +
    'shows simple simpler slips small smile so soft some something sorry sort sorted stand starts stay ' +
    'stays still suits sure surprised take takes talk tell than that the then there think this to today ' +
    'together told tomorrow too took twice unexpected until up us usual wait waiting want warm was we ' +
    'welcome were what whatever when where which white who whom why will with without worth would write ' +
    'yes yet you your yours yourself'
  ).split(' '),
  fr: (
    'a à abord accueillant accumulent agit aider ailleurs aimez aimiez aimons allez allons alors ' +
    'appelle arrange arriver attendiez attendre au aujourd aurait aussi autre autrement autres aux ' +
    'avant avec avez aviez avoir avons beaucoup belles bien blanc bon bonne bonnes bref c ça calme ' +
    'calmement ce ceci cela certaines cette chaleureux chaque cherche cherché chercher cherchez chez ' +
    'choisir choisissez clair claires clairs cligner combien comme commence commencer commencez comment ' +
    'compare comparer comparez comprendra compte compter confiez connaissez connaître contente ' +
    'contenter convienne court courte coûte croire curieux d dans de décider décidez découvrez déjà ' +
    'demain demande demandé demander demandez derrière des dès désormais dessus devinez devoir devrait ' +
    'différents difficile dire disons dit dites douce doux du due échappe écrivez en encore ensuite ' +
    'entre envoyez espérons est et était êtes être facile faire faisons fait faites fallait faut fera ' +
    'fermez file finit gagnez gai gardez grands hésitez honnête hui ici il imaginez inattendu ' +
    'intervenons irait jetez jouer juger jugez jusqu l la là laissez laquelle lasser le léger les libre ' +
    'lire lisez longtemps lu lumineux maintenant mais manquent manquer même mérite met mettre moi moins ' +
    'montrons n ne noir nos notre nous obtenez on où oui ouvert par parce parler parlons partir partout ' +
    'passe passer passez pense penser pensez pensons permettez personne petit petite peu peut place ' +
    'plaît plein plus plutôt posez pour pourquoi pouvez pouvons premier prend prendre prenez prenons ' +
    'près présenter présentons presse prêt prêts pris prochain prochaine proche promise propres puis qu ' +
    'que quelque quelques qui quoi raconter rappellent rares ravis recommence regarder regardez réglé ' +
    'règle réjouir relu remet remis rencontrer répondons rester retenez retenir revenez rien s sait ' +
    'sans savez savoir savons se serait seul seulement si simple simplement soigné sommes son sont ' +
    'sortir souffler sourire souvenez soyez suffit sur surprendre tant tard tarder tenons toujours ' +
    'tourner tout tranquillement travaille travailler travaillons trop trouvé trouver trouverez trouvez ' +
    'un une uni vaut venez vérifie vérifier vérifiez vers vieille vif vivant voici voilà voir voit ' +
    'volontiers vos votre vôtre voulu vous voyez vu y'
  ).split(' '),
  de: (
    'ab aber abgehakt allein alles also alten am an andere anderem anderen anders anfangen ankommt ' +
    'ansehen anzufangen arbeiten auch auf aufgehoben aufgeschoben aus beginnen beginnt behalten ' +
    'behutsam bei beim bekannter bekommen bereit bevor bieten bis bisher bleiben bleibt brauchen da ' +
    'dafür dahin dahintersteckt damit danach dann daran darauf darf darüber darum das dass davon dem ' +
    'den denken der des desto die diese dran drängt dürfen ehrlich eigenen ein eine einem einen einer ' +
    'einfach einfacher einfarbiger endlich entscheiden erinnert erledigt erst erste ersten erster ' +
    'erwartet erzählen es etwas fällt fangen fängt fertig finden fragen fragt frei freier freuen ' +
    'freundlich fröhlich für ganz gefehlt gefragt gefunden geht gelesen genau genug genügt gerät gern ' +
    'gesagt gesehen gesucht gibt glauben gleich große großen großer gründliche gut gute guter haben ' +
    'hallo hat hätten helfen hell herein heute hier hieß hilft hin hingesehen hinsehen hinter hoffen ' +
    'ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja je jeder jedes jetzt kann kein keine ' +
    'kennen kennt klar klare klaren klein kleine kleinen kommen können könnte kostet kümmern kurz kurze ' +
    'lange länger lassen lebendig leere leicht leider lernen lesen liest lohnt los machen macht malen ' +
    'man manches mehr meinen merkt messen mit mitten mochten mögen morgen muss nach nachprüfbar ' +
    'nachprüfen nächste nächsten nah nehmen neugierig nicht nichts niemand noch nur offen ohne paar ' +
    'passiert passt prüfen raten richtig ruhig ruhiger sagen schade schaffen schauen schicken schiebt ' +
    'schon schön schreiben schwarz schwerer sehen sein seiner selbst selten senden sich sie sind so ' +
    'soll sollte sondern später sprechen statt stehen steht stellen suchen sucht summieren treffen tun ' +
    'tut überall überlassen überraschen um und unerwartet unerwartetes uns unser unsere unseren unter ' +
    'urteilen verdient vergisst vergleicht verpassen versprochen viel viele vielleicht voll voller von ' +
    'vor vorbei vorbeischauen vorn vorstellen wählen wäre warm warten warum was weiches weil weiß weit ' +
    'weiter weitersuchen wem wen wenden wendet wenig weniger wenn wer werden werfen wert wie wieder wir ' +
    'wird wissen wo wohl wollen worauf worum zählen zählt zeigen zieht zu zuerst zufrieden zum zurück ' +
    'zusammenkommt zweimal zweite zweiten zweiter zwinkern'
  ).split(' '),
}
