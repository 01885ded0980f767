/** From here on the screen sizes the letters (`television.css`): the oldest televisions know no `:has`. */
document.documentElement.className = 'of-television';
