const root = document.getElementById('root')
const heading = document.createElement('h1')
heading.textContent = 'Willow & Tide Pottery, classes from €40'
root.append(heading)
