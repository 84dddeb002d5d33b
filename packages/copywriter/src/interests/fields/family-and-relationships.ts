import type { InterestField } from './interest-field.ts'

export const familyAndRelationships: InterestField = {
  name: 'Family and relationships / Familie und Beziehungen / Famille et relations',
  groups: {
    'Family / Familie / Famille': `
Parenting / Elternschaft / Parentalité / raising children, Erziehung, éducation des enfants
Motherhood / Muttersein / Maternité / mums, moms, Mütter, mamans
Fatherhood / Vatersein / Paternité / dads, Väter, papas
Pregnancy / Schwangerschaft / Grossesse / expecting a baby, Geburtsvorbereitung, préparation à la naissance
Babies / Babys / Bébés / newborns, Neugeborene, nouveau-nés
Toddlers / Kleinkinder / Tout-petits / small children, kleine Kinder, jeunes enfants
School children / Schulkinder / Écoliers / primary school, Grundschule, école primaire
Teenagers / Jugendliche / Adolescents / teens, Teenager, ados
Baby products / Babyartikel / Articles pour bébé / strollers, prams, Kinderwagen, poussettes
Car seats / Kindersitze / Sièges auto / baby car seats, Babyschalen, sièges enfant
Baby carrying / Babytragen / Portage de bébé / slings, Tragetücher, écharpes de portage
Baby swimming / Babyschwimmen / Bébés nageurs / water play for babies, Wassergewöhnung
Toys / Spielzeug / Jouets / toy shops, Spielwaren, magasin de jouets
Wooden toys / Holzspielzeug / Jouets en bois / Montessori toys, Montessori-Spielzeug, jouets Montessori
Dolls and soft toys / Puppen und Kuscheltiere / Poupées et peluches / teddy bears, Teddybären, doudous
Outdoor play / Spielen im Freien / Jeux de plein air / playgrounds, Spielplätze, aires de jeux
Learning through play / Spielerisch lernen / Apprendre en jouant / educational toys, Lernspiele, jeux éducatifs
Twins / Zwillinge / Jumeaux / twin families, Zwillingseltern
Grandparenting / Großelternsein / Grands-parents / grandchildren, Enkel, petits-enfants
Family days out / Familienausflüge / Sorties en famille / family activities, Ausflüge mit Kindern, activités en famille
Indoor playgrounds / Hallenspielplätze / Aires de jeux couvertes / soft play, Indoorspielplatz, parc de jeux
Childcare / Kinderbetreuung / Garde d’enfants / nurseries, babysitters, Kita, Tagesmutter, crèche, nounou
Kindergarten / Kindergarten / École maternelle / preschool, Vorschule, maternelle
After-school clubs / Nachmittagsbetreuung / Activités périscolaires / holiday clubs, Hort, centre de loisirs
Caregiving / Pflege von Angehörigen / Aidants familiaux / family carers, pflegende Angehörige, proches aidants
Care for older people / Seniorenbetreuung / Aide aux personnes âgées / home care, Pflege zu Hause, aide à domicile
Family photography / Familienfotografie / Photographie de famille / family portraits, Familienfotos, portraits de famille
Newborn photography / Babyfotografie / Photographie de naissance / baby photos, Neugeborenenfotos, photos de bébé
Family history / Familiengeschichte / Histoire familiale / family memories, Familienchronik, souvenirs de famille
Friendship / Freundschaft / Amitié / best friends, beste Freunde, meilleurs amis
Dating / Partnersuche / Rencontres / online dating, Kennenlernen, célibataires
Couples’ time / Zeit zu zweit / Temps à deux / date nights, romantische Abende, soirées en amoureux`,
    'Occasions / Anlässe / Occasions': `
Weddings / Hochzeiten / Mariages / wedding planning, Hochzeitsplanung, organisation de mariage
Wedding venues / Hochzeitslocations / Lieux de mariage / wedding locations, Hochzeitssaal, salle de mariage
Wedding photography / Hochzeitsfotografie / Photographie de mariage / wedding photos, Hochzeitsfotos, photos de mariage
Engagements / Verlobungen / Fiançailles / proposals, Heiratsanträge, demandes en mariage
Hen and stag parties / Junggesellenabschiede / Enterrements de vie de célibataire / bachelor parties, Junggesellinnenabschied, EVJF
Birthdays / Geburtstage / Anniversaires / birthday parties, Geburtstagsfeier, fête d’anniversaire
Children’s birthdays / Kindergeburtstage / Anniversaires d’enfant / kids’ parties, Kinderfeste, goûters d’anniversaire
Anniversaries / Jubiläen / Noces et jubilés / wedding anniversaries, Hochzeitstage, anniversaire de mariage
Births and baby showers / Geburt und Babypartys / Naissances et baby showers / baby showers, Babyparty, cadeaux de naissance
Graduations / Abschlussfeiern / Remises de diplôme / proms, Abibälle, bals de promo
Back to school / Schulanfang / Rentrée scolaire / school start, Einschulung, fournitures scolaires
Retirement parties / Ruhestandsfeiern / Départs à la retraite / leaving parties, Abschiedsfeiern, pots de départ
Housewarming / Einweihungsfeiern / Pendaisons de crémaillère / new home gifts, Einzugsgeschenke, crémaillère
Christmas / Weihnachten / Noël / Advent, Adventszeit, fêtes de fin d’année
Christmas markets / Weihnachtsmärkte / Marchés de Noël / festive markets, Christkindlmarkt, marché de l’avent
Advent calendars / Adventskalender / Calendriers de l’avent / countdown calendars, calendrier de Noël
New Year’s Eve / Silvester / Réveillon du Nouvel An / New Year, Neujahr, Saint-Sylvestre
Carnival / Karneval / Carnaval / Mardi Gras, Fasching
Easter / Ostern / Pâques / Easter eggs, Ostereier, œufs de Pâques
Halloween / Halloween / Fête d’Halloween / pumpkins, Kürbisse, citrouilles
Thanksgiving / Erntedank / Action de grâce / harvest festivals, Erntefest, fête des récoltes
Valentine’s Day / Valentinstag / Saint-Valentin / romantic gifts, romantische Geschenke, cadeaux romantiques
Mother’s Day / Muttertag / Fête des mères / gifts for mum, Muttertagsgeschenke, cadeau maman
Father’s Day / Vatertag / Fête des pères / gifts for dad, Vatertagsgeschenke, cadeau papa
St Patrick’s Day / St. Patrick’s Day / Saint-Patrick / Irish festivals, irisches Fest, fête irlandaise
Oktoberfest / Oktoberfest / Fête de la bière / beer festivals, Volksfeste, fêtes bavaroises
Gifts / Geschenke / Cadeaux / presents, gift ideas, Geschenkideen, idées cadeaux
Gift giving / Schenken / Offrir des cadeaux / gift wrapping, Geschenkverpackung, emballage cadeau
Personalized gifts / Personalisierte Geschenke / Cadeaux personnalisés / engraving, Gravur, gravure
Gift vouchers / Gutscheine / Bons cadeaux / gift cards, Geschenkkarten, cartes cadeaux
Experience gifts / Erlebnisgeschenke / Coffrets expérience / gift experiences, Erlebnisse schenken, cadeaux à vivre
Greeting cards / Grußkarten / Cartes de vœux / invitations, Einladungskarten, faire-part
Party planning / Partyplanung / Organisation de fêtes / parties, Feiern, fêtes
Party decorations / Partydekoration / Décorations de fête / balloons, Luftballons, ballons
Themed parties / Mottopartys / Soirées à thème / murder mystery dinners, Krimidinner, soirée déguisée
Fireworks / Feuerwerk / Feux d’artifice / firework displays, Pyrotechnik, pyrotechnie
Flowers / Blumen / Fleurs / bouquets, florists, Blumensträuße, fleuriste
Dried flowers / Trockenblumen / Fleurs séchées / dried bouquets, Trockensträuße, bouquets séchés`,
  },
}
