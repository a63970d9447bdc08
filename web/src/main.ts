import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/world.css';
import './styles/base.css';
import App from './App.svelte';
import { mendStyles } from './lib/later';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no #app.');
mendStyles();
mount(App, { target });
