/** The part of lara that PrimeReact's own components wear; arrives with the cabinet's layout. */
import 'virtual:lara/cabinet.css';
